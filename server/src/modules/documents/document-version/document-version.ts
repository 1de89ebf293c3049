import { Index } from 'typeorm';
import { defineArea } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

@record('DocumentVersion', 'What a document of the company was before it was renewed.')
@Index('document_version_file_ids_idx', { synchronize: false })
export class DocumentVersion extends CompanyRecord {
  @field.reference('Document', { description: 'Which document it is about.', write: 'never' }) documentId!: string;
  @field.integer({ description: 'Which one it was, counted from 1.', write: 'never' }) revision!: number;
  @field.text({ description: 'What whoever issued it numbered it.', optional: true, write: 'never' }) number!:
    | string
    | null;
  @field.date({ description: 'Its first day.', optional: true, write: 'never' }) issueDate!: string | null;
  @field.date({ description: 'Its last day.', optional: true, write: 'never' }) expiryDate!: string | null;
  @field.text({ description: 'Who issued it.', optional: true, write: 'never' }) issuingAuthority!: string | null;
  @field.text({ description: 'Country it was issued in.', optional: true, write: 'never' }) issuingCountry!:
    | string
    | null;
  @field.references('File', { description: 'What the document itself is, as uploaded.', write: 'never' })
  fileIds!: string[];
}

export const documentVersion = defineArea('DocumentVersion', DocumentVersion, {
  one: 'documentVersion',
  many: 'documentVersions',
  label: t('document_version.former_version'),
  sort: 'createdAt',
  descending: true,
});
export const DocumentVersionResolver = CrudResolver(documentVersion, ['list']);
