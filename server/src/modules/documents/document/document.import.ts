import { importable } from '../../../platform/import/importable';
import { documentColumns, documentStatusWords } from '../expiring-record/expiring-record-words';
import { document } from './document';

export const documentImport = importable(document, {
  label: { en: 'Documents of the company', ar: 'مستندات الشركة' },
  key: ['title'],
  columns: {
    title: ['Title', 'العنوان', 'document|document title|document name|name|subject|المستند|اسم المستند'],
    vendorId: ['Vendor', 'المورّد', 'supplier|vendor name|supplier name|مورد'],
    typeIds: ['Types', 'أنواع المستند', 'type|document type|document types|kind|نوع المستند|النوع'],
    category: ['Category', 'الفئة', 'group|heading|section'],
    ...documentColumns,
  },
  choices: { status: documentStatusWords },
});
