import { Index } from 'typeorm';
import { mayDo } from '../../../platform/access/ability';
import { defineArea, type Area, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { record } from '../../../platform/records/record';
import { closedByType } from '../document-type/document-type';
import {
  documentStateSql,
  documentVerbs,
  enteredBy,
  ExpiringRecord,
  noticeFromSql,
  refuseBackwards,
  refuseUnfitTypes,
  submits,
  whatStateSays,
} from '../expiring-record/expiring-record';
import { t } from '../texts/text';
import { dependantRows, employeeRows } from '../../people/people.sql';

const noticeFrom = noticeFromSql('y.id = t.type_id');

@record(
  'EmployeeDocument',
  'A document of one employee, or of a dependant of theirs: a passport, a visa, a certificate.',
)
@Index('employee_document_expiry', ['companyId', 'expiryDate'])
export class EmployeeDocument extends ExpiringRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create', search: true })
  employeeId!: string;
  @field.reference('Dependant', {
    description: 'The dependant of the employee it belongs to; empty where it is their own.',
    optional: true,
  })
  dependantId!: string | null;
  @field.reference('DocumentType', { description: 'Which kind of document it is.', optional: true }) typeId!:
    | string
    | null;
  @field.text({ description: 'What it is called.', max: 200, search: true }) title!: string;
  @field.computed(
    'text',
    `concat_ws(', ', t.title, (select d.name from ${dependantRows('name')} d where d.company_id = t.company_id
      and d.id = t.dependant_id))`,
    { description: 'Title, with the name of the dependant it belongs to.' },
  )
  fullTitle!: string;
  @field.reference('File', { description: 'What the document itself is, as uploaded.', optional: true }) fileId!:
    | string
    | null;
  @field.computed('date', noticeFrom, { description: 'First day of the notice before it expires.', optional: true })
  noticeFrom!: string | null;
  @field.computed('text', documentStateSql(`(${noticeFrom})`), { description: whatStateSays }) state!: string;
  @field.computed(
    'date',
    `select (e.exit_date + make_interval(months => y.retention_months))::date from ${employeeRows('exit_date')} e
      join document_type y on y.company_id = e.company_id and y.id = t.type_id
    where e.company_id = t.company_id and e.id = t.employee_id`,
    {
      description: 'The day from which it is to be deleted by somebody, where its type says how long it is kept.',
      optional: true,
    },
  )
  deletionDueOn!: string | null;
  @field.reference('User', { description: 'Who asked the employee for it.', optional: true, write: 'never' })
  requestedById!: string | null;
  @field.date({ description: 'The day by which it was asked for.', optional: true, write: 'never' }) dueOn!:
    | string
    | null;
  @field.text({
    description: 'What the employee was told when it was asked for.',
    max: 500,
    optional: true,
    write: 'never',
  })
  requestNote!: string | null;
}

async function refuseStrangeDependant(
  ctx: Ctx,
  { dependantId, employeeId, deletedAt }: Row<EmployeeDocument>,
  before: Row<EmployeeDocument> | null,
): Promise<void> {
  if (deletedAt || !dependantId || dependantId === before?.dependantId) return;
  const { rows } = await ctx.tx.query(
    `select 1 from ${dependantRows('employee_id')} where company_id = $1 and id = $2 and employee_id = $3
      and deleted_at is null`,
    [ctx.companyId, dependantId, employeeId],
  );
  if (!rows.length) throw invalid('dependantId', t('employee_document.choose_dependant_employee'));
}

/** Nobody moves a document to a type whose documents are closed to them. */
function refuseClosedType(ctx: Ctx, after: Row<EmployeeDocument>, before: Row<EmployeeDocument> | null): void {
  if (
    !before ||
    before.typeId === after.typeId ||
    mayDo(ctx.ability, 'update', employeeDocument as unknown as Area, after)
  )
    return;
  throw invalid('typeId', t('employee_document.documents_type_not_you_change'));
}

export const employeeDocument = defineArea('EmployeeDocument', EmployeeDocument, {
  one: 'employeeDocument',
  many: 'employeeDocuments',
  label: t('employee_document.document'),
  page: '/employee-documents?open=:id',
  menu: { group: 'documents', title: t('employee_document.menu'), icon: 'idcard', after: '/documents/board' },
  sort: 'title',
  person: 'employeeId',
  closedBy: closedByType,
  timeline: { day: 'issueDate', tells: ['title', 'number', 'expiryDate'] },
  guard: async (ctx, after, before) => {
    refuseBackwards(after);
    refuseClosedType(ctx, after, before);
    await refuseStrangeDependant(ctx, after, before);
    await refuseUnfitTypes(ctx, 'employee', 'typeId', after, before);
  },
  derive: (ctx, after, before): Values => enteredBy(ctx, employeeDocument, after, before),
  stateFields: ['status', 'review', 'submittedById', 'employeeId'],
  verbs: { ...documentVerbs, submit: submits },
  notifies: [
    {
      kind: 'employee_document_expiring',
      on: ['expiring'],
      employees: ['employeeId'],
      whoMay: 'update',
      until: ['renew', 'delete'],
      facts: { title: 'fullTitle', employee: 'employeeId', expires: 'expiryDate' },
    },
    {
      kind: 'document_requested',
      on: ['request'],
      employees: ['employeeId'],
      until: ['submit', 'update', 'archive', 'delete'],
      facts: { title: 'title', due: 'dueOn' },
    },
    {
      kind: 'document_submitted',
      on: ['create', 'submit', 'renew'],
      when: ({ review }) => review === 'submitted',
      whoMay: 'verify',
      butNot: ['submittedById'],
      until: ['verify', 'reject', 'archive', 'delete'],
      facts: { title: 'fullTitle', employee: 'employeeId' },
    },
    {
      kind: 'document_verified',
      on: ['verify'],
      employees: ['employeeId'],
      users: ['submittedById'],
      facts: { title: 'fullTitle', employee: 'employeeId' },
    },
    {
      kind: 'document_rejected',
      on: ['reject'],
      employees: ['employeeId'],
      users: ['submittedById'],
      until: ['submit', 'verify', 'archive', 'delete'],
      facts: { title: 'fullTitle', employee: 'employeeId', reason: 'reviewNote' },
    },
  ],
});
export const EmployeeDocumentResolver = CrudResolver(employeeDocument);
