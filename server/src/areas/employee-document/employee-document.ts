import { Index } from 'typeorm';
import { defineArea } from '../../platform/area';
import { CrudResolver } from '../../platform/crud-resolver';
import { field } from '../../platform/fields';
import { record } from '../../platform/record';
import { ExpiringRecord, noticeFromSql, refuseBackwards, refuseUnfitTypes } from '../expiring-record/expiring-record';

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

export const employeeDocument = defineArea('EmployeeDocument', EmployeeDocument, {
  one: 'employeeDocument', many: 'employeeDocuments', label: { en: 'document', ar: 'المستند' }, sort: 'title', person: 'employeeId',
  timeline: { day: 'issueDate', tells: ['title', 'number', 'expiryDate'] },
  guard: async (ctx, after, before) => {
    refuseBackwards(after);
    await refuseUnfitTypes(ctx, 'employee', 'typeId', after, before);
  },
  stateFields: ['status'], verbs: { renew: (row) => row.status !== 'archived' },
  notifies: [{
    kind: 'employee_document_expiring', on: ['expiring'], employees: ['employeeId'], whoMay: 'update', until: ['renew', 'delete'],
    facts: { title: 'title', employee: 'employeeId', expires: 'expiryDate' },
  }],
});
export const EmployeeDocumentResolver = CrudResolver(employeeDocument);
