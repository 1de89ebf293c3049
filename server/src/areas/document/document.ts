import { Index } from 'typeorm';
import { defineArea, type Values } from '../../platform/area';
import { CrudResolver } from '../../platform/crud-resolver';
import { field } from '../../platform/fields';
import { record } from '../../platform/record';
import { documentStateSql, documentVerbs, enteredBy, ExpiringRecord, noticeFromSql, refuseBackwards, refuseUnfitTypes, whatStateSays } from '../expiring-record/expiring-record';

const noticeFrom = noticeFromSql('y.id = any(t.type_ids)');

@record('Document', 'A document of the company itself: a licence, a contract, a policy.')
@Index('document_file_ids_idx', { synchronize: false })
@Index('document_expiry', ['companyId', 'expiryDate'])
export class Document extends ExpiringRecord {
  @field.text({ description: 'Title.', max: 200, search: true }) title!: string;
  @field.references('DocumentType', { description: 'Its types.', initial: [] }) typeIds!: string[];
  @field.text({ description: 'Heading of its own, beside those of its types.', max: 80, optional: true, search: true }) category!: string | null;
  @field.references('File', { description: 'Its files.', initial: [] }) fileIds!: string[];
  @field.computed('date', noticeFrom, { description: 'First day of the notice before it expires.', optional: true })
  noticeFrom!: string | null;
  @field.computed('text', documentStateSql(`(${noticeFrom})`), { description: whatStateSays }) state!: string;
}

export const document = defineArea('Document', Document, {
  one: 'document', many: 'documents', label: { en: 'document', ar: 'المستند' }, sort: 'title',
  guard: async (ctx, after, before) => {
    refuseBackwards(after);
    await refuseUnfitTypes(ctx, 'company', 'typeIds', after, before);
  },
  derive: (ctx, after, before): Values => enteredBy(ctx, document, after, before),
  stateFields: ['status', 'review', 'submittedById'], verbs: documentVerbs,
  notifies: [{ kind: 'document_expiring', on: ['expiring'], whoMay: 'update', until: ['renew', 'delete'], facts: { title: 'title', expires: 'expiryDate' } }, {
    kind: 'company_document_submitted', on: ['create', 'renew'], when: ({ review }) => review === 'submitted', whoMay: 'verify', butNot: ['submittedById'],
    until: ['verify', 'reject', 'archive', 'delete'], facts: { title: 'title' },
  }, {
    kind: 'company_document_rejected', on: ['reject'], users: ['submittedById'], until: ['verify', 'archive', 'delete'], facts: { title: 'title', reason: 'reviewNote' },
  }],
});
export const DocumentResolver = CrudResolver(document);
