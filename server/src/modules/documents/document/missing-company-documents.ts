import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden } from '../../../platform/errors';
import { largestPage } from '../../../platform/lists/list-query';
import { todayIn } from '../../../platform/today';
import { documentType, missingConditions, type MissingQuestion } from '../document-type/document-type';
import { vendor } from '../../suppliers/vendor/vendor';
import { document } from './document';
import { vendorRows } from '../../suppliers/suppliers.sql';

/** A document the company itself or one of its vendors must have and does not. */
export interface MissingCompanyDocument {
  id: string;
  vendorId: string | null;
  vendorName: string | null;
  typeId: string;
  typeName: string;
  state: 'missing' | 'expired';
  expiryDate: string | null;
}

/**
 * What the company lacks of the types it must have, then what the vendors it buys from lack, of those the one who asks
 * may read: one statement.
 */
export async function missingCompanyDocuments(
  ctx: Ctx,
  question: MissingQuestion,
  actions: readonly string[] = ['read'],
): Promise<{ rows: MissingCompanyDocument[]; total: number }> {
  const { companyId } = ctx;
  if (!actions.every((action) => mayDoSome(ctx.ability, action, document))) throw forbidden();
  const { limit = 25, offset = 0 } = question;
  const parameters = new Parameters();
  const company = parameters.add(companyId, '::char(24)');
  const today = parameters.add(todayIn(ctx), '::date');
  const where = missingConditions(question, parameters, ['o.name', 'y.name']);
  const { rows } = await ctx.tx.query<MissingCompanyDocument & { total: number }>(
    `with wanted as (
       select t.id, t.name, t.sort_order, t.applies_to from document_type t
       where t.company_id = ${company} and t.deleted_at is null and t.applies_to in ('company', 'vendor')
         and t.is_required and ${grantSql(ctx.ability, 'read', documentType, parameters, 't')}),
     owner as (
       select 'company' as kind, null::char(24) as id, null as name
       union all select 'vendor', v.id, v.name from ${vendorRows('name', 'status')} v
       where v.company_id = ${company} and v.deleted_at is null and v.status = 'active'
         and ${grantSql(ctx.ability, 'read', vendor, parameters, 'v')}),
     had as (
       select d.vendor_id, type_id, bool_or(d.expiry_date is null
         or d.expiry_date >= ${today}) as holds, max(d.expiry_date) as last
       from document d cross join unnest(d.type_ids) type_id
       where d.company_id = ${company} and d.deleted_at is null and d.status = 'active' and d.review = 'verified'
         and type_id in (select id from wanted)
       group by d.vendor_id, type_id)
     select concat(o.id, y.id) as id, o.id as "vendorId", o.name as "vendorName", y.id as "typeId",
       y.name as "typeName",
       case when h.last is null then 'missing' else 'expired' end as state, h.last as "expiryDate",
       (count(*) over ())::int as total
     from owner o join wanted y on y.applies_to = o.kind
     left join had h on h.type_id = y.id and h.vendor_id is not distinct from o.id
     where h.holds is not true${where.map((part) => ` and ${part}`).join('')}
     order by o.name nulls first, o.id, y.sort_order, y.name, y.id
     limit ${parameters.add(Math.min(limit, actions.length > 1 ? limit : largestPage), '::int')} offset
     ${parameters.add(offset, '::int')}`,
    parameters.values,
  );
  const total =
    rows[0]?.total ??
    (offset > 0 ? (await missingCompanyDocuments(ctx, { ...question, limit: 1, offset: 0 }, actions)).total : 0);
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}
