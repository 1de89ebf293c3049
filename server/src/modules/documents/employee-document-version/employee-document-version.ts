import { defineArea } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { closedByType } from '../document-type/document-type';
import { t } from '../texts/text';

@record('EmployeeDocumentVersion', 'What a document of an employee was before it was renewed.')
export class EmployeeDocumentVersion extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'never' }) employeeId!: string;
  @field.reference('EmployeeDocument', { description: 'Which document it is about.', write: 'never' })
  documentId!: string;
  @field.computed(
    'text',
    { key: 'document_id', from: 'employee_document r', value: 'r.type_id' },
    { description: 'Type the document has now.', optional: true },
  )
  typeId!: string | null;
  @field.integer({ description: 'Which one it was, counted from 1.', write: 'never' }) revision!: number;
  @field.text({ description: 'What whoever issued it numbered it.', optional: true, write: 'never' }) number!:
    | string
    | null;
  @field.date({ description: 'Its first day.', optional: true, write: 'never' }) issueDate!: string | null;
  @field.date({ description: 'Its last day.', optional: true, write: 'never' }) expiryDate!: string | null;
  @field.text({ description: 'Who issued it.', optional: true, write: 'never' }) issuingAuthority!: string | null;
  @field.text({ description: 'Country it was issued in.', optional: true, write: 'never' }) issuingCountry!:
    | string
    | null;
  @field.reference('File', { description: 'What the document itself is, as uploaded.', optional: true, write: 'never' })
  fileId!: string | null;
}

export const employeeDocumentVersion = defineArea('EmployeeDocumentVersion', EmployeeDocumentVersion, {
  one: 'employeeDocumentVersion',
  many: 'employeeDocumentVersions',
  label: t('employee_document_version.former_version'),
  sort: 'createdAt',
  descending: true,
  person: 'employeeId',
  closedBy: closedByType,
});
export const EmployeeDocumentVersionResolver = CrudResolver(employeeDocumentVersion, ['list']);
