import { importable } from '../../../platform/import/importable';
import { documentColumns, documentStatusWords } from '../expiring-record/expiring-record-words';
import { document } from './document';
import { t } from '../texts/text';

export const documentImport = importable(document, {
  label: t('document.documents_company'),
  key: ['title'],
  columns: {
    title: [t('document.title'), 'document|document title|document name|name|subject|المستند|اسم المستند'],
    vendorId: [t('document.vendor'), 'supplier|vendor name|supplier name|مورد'],
    typeIds: [t('document.types'), 'type|document type|document types|kind|نوع المستند|النوع'],
    category: [t('document.category'), 'group|heading|section'],
    ...documentColumns,
  },
  choices: { status: documentStatusWords },
});
