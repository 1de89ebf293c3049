import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { documentColumns, documentStatusWords } from '../expiring-record/expiring-record-words';
import { employeeDocument } from './employee-document';

export const employeeDocumentImport = importable(employeeDocument, {
  label: { en: 'Documents of employees', ar: 'مستندات الموظفين' },
  key: ['employeeId', 'dependantId', 'title'],
  columns: {
    employeeId: employeeBesideNames,
    dependantId: ['Dependant', 'المُعال', 'dependent|family member|of dependant|اسم المُعال|فرد العائلة'],
    title: ['Title', 'العنوان', 'document|document title|document name|subject|المستند|اسم المستند'],
    typeId: ['Type', 'نوع المستند', 'document type|kind|النوع'],
    ...documentColumns,
  },
  choices: { status: documentStatusWords },
  // The first type of a company may be one of its own documents, and the first dependant somebody else's.
  sample: { typeId: '', dependantId: '' },
});
