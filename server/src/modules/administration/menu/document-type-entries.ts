import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import { areaNamed } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { MenuEntry } from './menu-items';

/** A group for each category, in it an entry for each document type with how many documents of it the user may see. */
export async function documentTypeEntries(ctx: Ctx): Promise<MenuEntry[]> {
  const [types, documents, ofEmployees] = ['DocumentType', 'Document', 'EmployeeDocument'].map((name) =>
    areaNamed(name),
  );
  if (!mayDoSome(ctx.ability, 'read', types!)) return [];
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const { rows } = await ctx.tx.query<{ id: string; name: string; category: string; appliesTo: string; count: number }>(
    `with counted as (
       select type, count(*)::int as count from (
         select unnest(t.type_ids) as type from document t where t.company_id = ${company} and t.deleted_at is null and ${grantSql(ctx.ability, 'read', documents!, parameters)}
         union all
         select t.type_id from employee_document t where t.company_id = ${company} and t.deleted_at is null and ${grantSql(ctx.ability, 'read', ofEmployees!, parameters)}
       ) each group by type)
     select t.id, t.name, t.category, t.applies_to as "appliesTo", coalesce(c.count, 0) as count from document_type t left join counted c on c.type = t.id
     where t.company_id = ${company} and t.deleted_at is null and ${grantSql(ctx.ability, 'read', types!, parameters)}
     order by min(t.sort_order) over (partition by t.category), t.category, t.sort_order, t.name`,
    parameters.values,
  );
  const groups = new Map<string, MenuEntry[]>();
  for (const { id, name, category, appliesTo, count } of rows) {
    const title = `${name} (${count})`;
    const place =
      appliesTo === 'employee'
        ? { path: `/employee-documents/type/${id}`, subject: 'EmployeeDocument' }
        : { path: `/documents/type/${id}`, subject: 'Document' };
    groups.set(category, [
      ...(groups.get(category) ?? []),
      { title: { en: title, ar: title }, icon: 'file-text', action: 'read', ...place },
    ]);
  }
  return [...groups].map(([category, children]) => ({
    title: { en: category, ar: category },
    icon: 'folder',
    children,
  }));
}
