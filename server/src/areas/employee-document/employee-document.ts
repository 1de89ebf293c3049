import { Index } from 'typeorm';
import { defineArea, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/crud-resolver';
import { invalid } from '../../platform/errors';
import { field } from '../../platform/fields';
import { record } from '../../platform/record';
import { ExpiringRecord, noticeFromSql, refuseBackwards } from '../expiring-record/expiring-record';

@record('EmployeeDocument', 'A document of one employee: a passport, a visa, a certificate.')
@Index('employee_document_expiry', ['companyId', 'expiryDate'])
export class EmployeeDocument extends ExpiringRecord {
  @field.reference('Employee', { description: 'The employee.', write: 'create' }) employeeId!: string;
  @field.reference('DocumentType', { description: 'Its type.', optional: true }) typeId!: string | null;
  @field.text({ description: 'Title.', max: 200, search: true }) title!: string;
  @field.reference('File', { description: 'Its file.', optional: true }) fileId!: string | null;
  @field.computed('date', noticeFromSql('y.id = t.type_id'), { description: 'First day of the notice before it expires.', optional: true })
  noticeFrom!: string | null;
}

async function refuseImpossible(ctx: Ctx, after: Row<EmployeeDocument>): Promise<void> {
  refuseBackwards(after);
  if (!after.typeId || after.deletedAt) return;
  const { rows: [type] } = await ctx.tx.query<{ applies_to: string }>(
    'select applies_to from document_type where company_id = $1 and id = $2', [ctx.companyId, after.typeId]);
  if (type?.applies_to === 'company') {
    throw invalid('typeId', { en: 'This type is for documents of the company. Choose one for employees.', ar: 'هذا النوع لمستندات الشركة. اختر نوعاً للموظفين.' });
  }
}

export const employeeDocument = defineArea('EmployeeDocument', EmployeeDocument, {
  one: 'employeeDocument', many: 'employeeDocuments', label: { en: 'document', ar: 'المستند' }, sort: 'title', person: 'employeeId',
  timeline: { day: 'issueDate', tells: ['title', 'number', 'expiryDate'] }, guard: refuseImpossible,
  stateFields: ['status'], verbs: { renew: (row) => row.status !== 'archived' },
  notifies: [{
    kind: 'employee_document_expiring', on: ['expiring'], employees: ['employeeId'], whoMay: 'update', until: ['renew', 'delete'],
    facts: { title: 'title', employee: 'employeeId', expires: 'expiryDate' },
  }],
});
export const EmployeeDocumentResolver = CrudResolver(employeeDocument);
