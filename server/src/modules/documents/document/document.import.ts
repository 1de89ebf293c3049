import { importable } from '../../../platform/import/importable';
import { documentColumns, documentStatusWords } from '../expiring-record/expiring-record-words';
import { document } from './document';
import { t } from '../texts/text';

export const documentImport = importable(document, {
  label: t('document.documents_company'),
  key: ['title'],
  columns: {
    title: [t('document.title'), t('document.title_words')],
    vendorId: [t('document.vendor'), t('document.vendor_words')],
    typeIds: [t('document.types'), t('document.types_words')],
    category: [t('document.category'), t('document.category_words')],
    ...documentColumns,
  },
  choices: { status: documentStatusWords },
});
