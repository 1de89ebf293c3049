import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { areaNamed } from '../../../platform/records/area';

interface CountedType {
  id: string;
  name: string;
  category: string;
  appliesTo: string;
  count: number;
}

/**
 * The types of documents the user may see, in the order of their categories, each with how many documents of it they
 * may see.
 */
export async function countedTypes(ctx: Ctx): Promise<CountedType[]> {
  const [types, documents, ofEmployees] = ['DocumentType', 'Document', 'EmployeeDocument'].map((name) =>
    areaNamed(name),
  );
  if (!mayDoSome(ctx.ability, 'read', types!)) return [];
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const { rows } = await ctx.tx.query<CountedType & Record<string, unknown>>(
    `with counted as (
       select type, count(*)::int as count from (
         select unnest(t.type_ids) as type from document t where t.company_id = ${company} and t.deleted_at is null
           and ${grantSql(ctx.ability, 'read', documents!, parameters)}
         union all
         select t.type_id from employee_document t where t.company_id = ${company} and t.deleted_at is null
           and ${grantSql(ctx.ability, 'read', ofEmployees!, parameters)}
       ) each group by type)
     select t.id, t.name, t.category, t.applies_to as "appliesTo", coalesce(c.count, 0) as count from document_type t
       left join counted c on c.type = t.id
     where t.company_id = ${company} and t.deleted_at is null and ${grantSql(ctx.ability, 'read', types!, parameters)}
     order by min(t.sort_order) over (partition by t.category), t.category, t.sort_order, t.name`,
    parameters.values,
  );
  return rows;
}
