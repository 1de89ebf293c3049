import { Index } from 'typeorm';
import { defineArea } from '../../platform/area';
import { CrudResolver } from '../../platform/crud-resolver';
import { field } from '../../platform/fields';
import { record } from '../../platform/record';
import { ExpiringRecord, noticeFromSql, refuseBackwards, refuseUnfitTypes } from '../expiring-record/expiring-record';

@record('Document', 'A document of the company itself: a licence, a contract, a policy.')
@Index('document_file_ids_idx', { synchronize: false })
@Index('document_expiry', ['companyId', 'expiryDate'])
export class Document extends ExpiringRecord {
  @field.text({ description: 'Title.', max: 200, search: true }) title!: string;
  @field.references('DocumentType', { description: 'Its types.', initial: [] }) typeIds!: string[];
  @field.text({ description: 'Heading of its own, beside those of its types.', max: 80, optional: true, search: true }) category!: string | null;
  @field.references('File', { description: 'Its files.', initial: [] }) fileIds!: string[];
  @field.computed('date', noticeFromSql('y.id = any(t.type_ids)'), { description: 'First day of the notice before it expires.', optional: true })
  noticeFrom!: string | null;
}

export const document = defineArea('Document', Document, {
  one: 'document', many: 'documents', label: { en: 'document', ar: 'المستند' }, sort: 'title',
  guard: async (ctx, after, before) => {
    refuseBackwards(after);
    await refuseUnfitTypes(ctx, 'company', 'typeIds', after, before);
  },
  stateFields: ['status'], verbs: { renew: (row) => row.status !== 'archived' },
  notifies: [{ kind: 'document_expiring', on: ['expiring'], whoMay: 'update', until: ['renew', 'delete'], facts: { title: 'title', expires: 'expiryDate' } }],
});
export const DocumentResolver = CrudResolver(document);
