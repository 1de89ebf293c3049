import { expiryProblem } from '../../domain/expiry';
import type { Row, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { invalid } from '../../platform/errors';
import type { ExpiringRecord } from './expiring-record';

type Expiring = Row<ExpiringRecord> & Values;

/**
 * The types of a document are for its owner, and say whether it has a last day. Looked at where types, last day or revision
 * change: documents made before stay as they are until then.
 */
export async function refuseUnfitTypes(ctx: Ctx, owner: 'company' | 'employee', field: 'typeId' | 'typeIds', after: Expiring, before: Expiring | null): Promise<void> {
  const ids = [after[field] ?? []].flat() as string[];
  const says = (row: Expiring) => JSON.stringify([row[field], row.expiryDate, row.revision]);
  if (after.deletedAt || !ids.length || before && says(before) === says(after)) return;
  const { rows: types } = await ctx.tx.query<{ appliesTo: string; hasExpiry: boolean }>(
    'select applies_to as "appliesTo", has_expiry as "hasExpiry" from document_type where company_id = $1 and id = any($2::char(24)[])', [ctx.companyId, ids]);
  if (types.some(({ appliesTo }) => appliesTo !== owner)) throw invalid(field, notHis[owner]);
  const problem = expiryProblem(types, after.expiryDate);
  if (problem) throw invalid('expiryDate', lastDay[problem]);
}

const notHis = {
  company: { en: 'This type is for documents of employees. Choose one for the company.', ar: 'هذا النوع لمستندات الموظفين. اختر نوعاً للشركة.' },
  employee: { en: 'This type is for documents of the company. Choose one for employees.', ar: 'هذا النوع لمستندات الشركة. اختر نوعاً للموظفين.' },
};

const lastDay = {
  needed: { en: 'Documents of this type expire. Give the last day.', ar: 'لمستندات هذا النوع تاريخ انتهاء. أدخله.' },
  refused: { en: 'Documents of this type do not expire. Leave the last day empty.', ar: 'ليس لمستندات هذا النوع تاريخ انتهاء. اتركه فارغاً.' },
};
