/** Whether a role of the membership `m` grants something: what is given is SQL, `scopes` a list of texts. */
export const holdsGrantSql = (subject: string, action: string, scopes: string): string =>
  `exists (select from company_role r, jsonb_to_recordset(r.grants) as g (subject text, action text, scope text)
     where r.company_id = m.company_id and r.id = any(m.role_ids) and r.status = 'active' and r.deleted_at is null
       and g.subject = ${subject} and g.action = ${action} and g.scope = any(${scopes}))`;

/** Which of the roles named the company has; $1 is the company, $2 the ids. */
export const rolesNamed =
  'select id from company_role where company_id = $1 and deleted_at is null and id = any($2::char(24)[])';
