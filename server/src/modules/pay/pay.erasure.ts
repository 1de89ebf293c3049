import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Ctx } from '../../platform/context';
import type { Traced } from '../../platform/privacy/traces';

/** A file a bank was given keeps its amounts; its digest is still that of what the bank got. */
export async function eraseFromPay(
  { tx, companyId, services: { cipher } }: Ctx,
  { person, words, pseudonym }: Traced,
): Promise<void> {
  await tx.query(
    `update payroll_payment p
      set excluded = (select jsonb_agg(case when l ->> 'employeeId' = any($2::text[]) then l || $3::jsonb else l end
        order by at) from jsonb_array_elements(p.excluded) with ordinality as each(l, at))
     where p.company_id = $1 and exists (select 1 from jsonb_array_elements(p.excluded) l
       where l ->> 'employeeId' = any($2::text[]))`,
    [companyId, person.employeeIds, JSON.stringify({ code: pseudonym.code, name: pseudonym.name })],
  );
  const { rows } = await tx.query<{ id: string; content: string }>(
    `select id, content from payroll_payment p where p.company_id = $1 and p.content <> ''
       and exists (select 1 from payroll_payment_line l where l.company_id = $1 and l.payment_id = p.id
       and l.employee_id = any($2::char(24)[]))`,
    [companyId, person.employeeIds],
  );
  for (const { id, content } of rows) {
    const text = (await promisify(gunzip)(Buffer.from(cipher.decrypt(content), 'base64'))).toString('utf8');
    const now = words.reduce(
      (before, word) =>
        before.replaceAll(new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu'), pseudonym.name),
      text,
    );
    await tx.query('update payroll_payment set content = $3 where company_id = $1 and id = $2', [
      companyId,
      id,
      cipher.encrypt((await promisify(gzip)(Buffer.from(now, 'utf8'))).toString('base64')),
    ]);
  }
}
