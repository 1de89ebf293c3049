import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { documentColumns, documentStatusWords } from '../expiring-record/expiring-record-words';
import { employeeDocument } from './employee-document';
import { t } from '../texts/text';

export const employeeDocumentImport = importable(employeeDocument, {
  label: t('employee_document.documents_employees'),
  key: ['employeeId', 'dependantId', 'title'],
  columns: {
    employeeId: employeeBesideNames,
    dependantId: [t('employee_document.dependant'), 'dependent|family member|of dependant|اسم المُعال|فرد العائلة'],
    title: [t('employee_document.title'), 'document|document title|document name|subject|المستند|اسم المستند'],
    typeId: [t('employee_document.type'), 'document type|kind|النوع'],
    ...documentColumns,
  },
  choices: { status: documentStatusWords },
  // The first type of a company may be one of its own documents, and the first dependant somebody else's.
  sample: { typeId: '', dependantId: '' },
});
