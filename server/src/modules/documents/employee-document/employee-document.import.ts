import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { documentColumns, documentStatusWords } from '../expiring-record/expiring-record-words';
import { employeeDocument } from './employee-document';
import { t } from '../texts/text';

export const employeeDocumentImport = importable(employeeDocument, {
  label: t('employee_document.documents_employees'),
  key: ['employeeId', 'dependantId', 'title'],
  columns: {
    employeeId: employeeBesideNames,
    dependantId: [t('employee_document.dependant'), t('employee_document.dependant_words')],
    title: [t('employee_document.title'), t('employee_document.title_words')],
    typeId: [t('employee_document.type'), t('employee_document.type_words')],
    ...documentColumns,
  },
  choices: { status: documentStatusWords },
  // The first type of a company may be one of its own documents, and the first dependant somebody else's.
  sample: { typeId: '', dependantId: '' },
});
