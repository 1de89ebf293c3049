import { Index } from 'typeorm';
import { defineArea } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

@record('DocumentAcknowledgement', 'That an employee has read and confirmed one version of a document of the company.')
@Index('document_acknowledgement_once_key', ['companyId', 'documentId', 'employeeId', 'revision'], { unique: true })
export class DocumentAcknowledgement extends CompanyRecord {
  @field.reference('Document', { description: 'Which document it is about.', write: 'never', isIndexed: true })
  documentId!: string;
  @field.integer({ description: 'Which version of it.', write: 'never' }) revision!: number;
  @field.reference('Employee', { description: 'Who confirmed it.', write: 'never' }) employeeId!: string;
  @field.reference('User', { description: 'The account it was confirmed with.', write: 'never' }) userId!: string;
  @field.instant({ description: 'When.', write: 'never' }) acknowledgedAt!: Date;
  @field.instant({
    description: 'When all its files had been opened by them; empty for one without files.',
    optional: true,
    write: 'never',
  })
  openedAt!: Date | null;
  @field.text({ description: 'Network address it was confirmed from.', write: 'never' }) ip!: string;
}

export const documentAcknowledgement = defineArea('DocumentAcknowledgement', DocumentAcknowledgement, {
  keptFor: 'employment',
  one: 'documentAcknowledgement',
  many: 'documentAcknowledgements',
  label: t('document_acknowledgement.confirmation'),
  sort: 'acknowledgedAt',
  descending: true,
  person: 'employeeId',
});
export const DocumentAcknowledgementResolver = CrudResolver(documentAcknowledgement, ['list']);
