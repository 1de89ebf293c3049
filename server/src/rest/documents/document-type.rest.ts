import type { RestList } from '../../platform/http/rest';
import { documentType, type DocumentType } from '../../modules/documents/document-type/document-type';

export const documentTypeRest: RestList<DocumentType> = {
  path: '/api/document-types',
  area: documentType,
  sorts: { order: 'sortOrder' },
  project: (_ctx, rows) => rows.map(({ name, category, sortOrder }) => ({ name, category, order: sortOrder })),
};
