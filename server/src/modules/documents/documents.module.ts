import type { Module } from '../../platform/module';
import { DocumentAcknowledgementResolver } from './document-acknowledgement/document-acknowledgement';
import { DocumentTypeResolver } from './document-type/document-type.resolver';
import { DocumentVersionResolver } from './document-version/document-version';
import { ConfirmationsResolver } from './document/confirmations.resolver';
import { DocumentResolver } from './document/document.resolver';
import { MissingCompanyDocumentsResolver } from './document/missing-company-documents.resolver';
import { EmployeeDocumentVersionResolver } from './employee-document-version/employee-document-version';
import { EmployeeDocumentResolver } from './employee-document/employee-document.resolver';
import { MissingDocumentsResolver } from './employee-document/missing-documents.resolver';
import { documentApprovals } from './expiring-record/document.approval';
import { expiryJobs } from './expiring-record/expiry-notices.job';
import { StandardDocumentTypeResolver } from './standard-document-type/standard-document-type';
import { documentTypeImport } from './document-type/document-type.import';
import { documentImport } from './document/document.import';
import { employeeDocumentImport } from './employee-document/employee-document.import';

export const documents: Module = {
  resolvers: [
    ...StandardDocumentTypeResolver,
    ...DocumentTypeResolver,
    ...DocumentResolver,
    ...DocumentVersionResolver,
    ConfirmationsResolver,
    ...DocumentAcknowledgementResolver,
    ...EmployeeDocumentResolver,
    MissingDocumentsResolver,
    MissingCompanyDocumentsResolver,
    ...EmployeeDocumentVersionResolver,
  ],
  importables: [documentTypeImport, documentImport, employeeDocumentImport],
  approvals: documentApprovals,
  jobs: (services) => ({
    ...expiryJobs(services),
  }),
  schedule: ['10 2 * * * notify_expiring_documents ?fill=1d'],
  longJobs: ['notify_expiring_documents'],
};
