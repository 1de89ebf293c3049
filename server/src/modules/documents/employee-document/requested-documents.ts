import { employmentStatuses } from '../../people/domain/employment-status';
import { mayDo, mayDoSome } from '../../../platform/access/ability';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { listRecords } from '../../../platform/lists/list-query';
import { noteIn } from '../../../platform/records/note';
import { checkedChanges, initialValues, lockedRecord, oneRecord } from '../../../platform/records/records';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { documentType } from '../document-type/document-type';
import { employee } from '../../people/employee/employee';
import { uploaded } from '../expiring-record/expiring-record';
import { employeeDocument, type EmployeeDocument } from './employee-document';
import { t } from '../texts/text';

export interface DocumentRequest {
  employeeIds: string[];
  typeId: string;
  dueOn: string;
  note?: string | null;
}

const mostAtOnce = 500;

/**
 * Asks employees for a document of a type: a row for each who is not asked for one already, without a file until they
 * hand it in.
 */
export async function requestDocuments(
  ctx: Ctx,
  { employeeIds, typeId, dueOn, note }: DocumentRequest,
): Promise<Row<EmployeeDocument>[]> {
  if (!mayDoSome(ctx.ability, 'create', employeeDocument) || !mayDoSome(ctx.ability, 'verify', employeeDocument))
    throw forbidden();
  const ids = [...new Set(employeeIds)];
  if (!ids.length || ids.length > mostAtOnce)
    throw invalid('employeeIds', t('requested_documents.name_1_employees', { mostAtOnce }));
  const type = await oneRecord(ctx, documentType, typeId);
  if (type.deletedAt || type.appliesTo !== 'employee')
    throw invalid('typeId', t('requested_documents.choose_type_documents_employees'));
  if (type.employeeAccess !== 'upload')
    throw invalid('typeId', t('requested_documents.employees_do_not_hand_documents'));
  if (dueOn < todayIn(ctx)) throw invalid('dueOn', t('requested_documents.choose_today_later_day'));
  const requestNote = noteIn(note);
  const { rows: people } = await listRecords(
    ctx,
    employee,
    {
      filter: { id: { in: ids }, status: { in: employmentStatuses.filter((status) => status !== 'exited') } },
      limit: mostAtOnce,
    },
    { fields: new Set(), maxLimit: mostAtOnce },
  );
  if (people.length < ids.length) throw invalid('employeeIds', t('requested_documents.employees_does_not_exist_has'));
  const { rows: asked } = await ctx.tx.query<{ employeeId: string }>(
    `select employee_id as "employeeId" from employee_document where company_id = $1 and type_id = $2
      and employee_id = any($3::char(24)[]) and review = 'requested' and dependant_id is null and deleted_at is null
      and status = 'active'`,
    [ctx.companyId, typeId, ids],
  );
  const already = new Set(asked.map(({ employeeId }) => employeeId));
  const values: Values = {
    ...initialValues(employeeDocument),
    typeId,
    title: type.name,
    review: 'requested',
    requestedById: ctx.user.id,
    dueOn,
    requestNote,
  };
  const rows = ids
    .filter((id) => !already.has(id))
    .map((employeeId) => ({ id: newId(), values: { ...values, employeeId } }));
  if (
    !rows.every((row) =>
      ['create', 'verify'].every((action) => mayDo(ctx.ability, action, employeeDocument, row.values)),
    )
  )
    throw forbidden();
  return writeRows(ctx, employeeDocument, rows, 'request');
}

/** Hands in a document that was asked for or sent back. */
export async function submitDocument(
  ctx: Ctx,
  id: string,
  version: number,
  input: Values,
): Promise<Row<EmployeeDocument>> {
  const row = await lockedRecord(ctx, employeeDocument, id, 'submit');
  const given = await checkedChanges(ctx, employeeDocument, input);
  if (!(given.fileId === undefined ? row.fileId : given.fileId))
    throw invalid('fileId', t('requested_documents.upload_document'));
  return uploaded(ctx, employeeDocument, row, version, given);
}
