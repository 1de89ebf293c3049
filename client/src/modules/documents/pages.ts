import type { Page } from '../../app/page';

export const pages: Page[] = [
  { path: 'documents', subject: 'Document', load: () => import('./document/documents.screen') },
  { path: 'documents/board', load: () => import('./document/board.page') },
  { path: 'to-confirm', load: () => import('./document/to-confirm.page') },
  {
    path: 'documents/:id/confirmations',
    subject: 'DocumentAcknowledgement',
    load: () => import('./document/confirmations.page'),
  },
  {
    path: 'documents/type/:id',
    subject: 'Document',
    load: () => import('./document/documents-of-type.screen'),
  },
  {
    path: 'employee-documents',
    subject: 'EmployeeDocument',
    load: () => import('./document/employee-documents.screen'),
  },
  {
    path: 'employee-documents/type/:id',
    subject: 'EmployeeDocument',
    load: () => import('./document/employee-documents-of-type.screen'),
  },
  {
    path: 'missing-documents',
    subject: 'EmployeeDocument',
    load: () => import('./document/missing.page'),
  },
  {
    path: 'missing-company-documents',
    subject: 'Document',
    load: () => import('./document/missing-company.page'),
  },
  {
    path: 'document-types',
    subject: 'DocumentType',
    load: () => import('./document-type/document-types.screen'),
  },
  {
    path: 'standard-document-types',
    subject: 'StandardDocumentType',
    load: () => import('./standard-document-type/standard-document-types.screen'),
  },
];
