/**
 * SQL of the day the mail server refused an address for good, empty where it took a mail for it since; `address` is SQL
 * over the row alias `t`.
 */
export const refusedOnSql = (address: string): string =>
  `select case when m.state = 'bounced' then (m.updated_at at time zone 'utc')::date end from mail m
   where m.company_id = t.company_id and m.email = (${address}) and m.state in ('sent', 'bounced')
     and m.deleted_at is null order by m.updated_at desc limit 1`;
