import { Index } from 'typeorm';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { record } from '../../../platform/records/record';
import {
  documentStateSql,
  documentVerbs,
  enteredBy,
  ExpiringRecord,
  noticeFromSql,
  refuseBackwards,
  refuseUnfitTypes,
  whatStateSays,
} from '../expiring-record/expiring-record';
import { refuseBlocked } from '../../suppliers/vendor/vendor';
import { isForReader, usersToConfirm } from './document-audience';
import { t } from '../texts/text';
import { vendorRows } from '../../suppliers/suppliers.sql';

export const DocumentAudience = choiceOf(
  'DocumentAudience',
  'Which employees have to read a document and confirm it.',
  {
    nobody: 'It is for nobody to confirm.',
    everyone: 'All employees.',
    departments: 'Those of the departments it names, with all below them.',
  },
);

const noticeFrom = noticeFromSql('y.id = any(t.type_ids)');

@record('Document', 'A document of the company itself or of one of its vendors: a licence, a contract, a policy.')
@Index('document_file_ids_idx', { synchronize: false })
@Index('document_expiry', ['companyId', 'expiryDate'])
export class Document extends ExpiringRecord {
  @field.text({ description: 'What it is called.', max: 200, search: true }) title!: string;
  @field.reference('Vendor', {
    description: "The vendor it belongs to; empty where it is the company's own.",
    optional: true,
  })
  vendorId!: string | null;
  @field.computed(
    'text',
    `concat_ws(', ', t.title, (select v.name from ${vendorRows('name')} v where v.company_id = t.company_id
      and v.id = t.vendor_id))`,
    { description: 'Title, with the name of the vendor it belongs to.' },
  )
  fullTitle!: string;
  @field.references('DocumentType', { description: 'Which kinds of document it is.', initial: [] }) typeIds!: string[];
  @field.text({ description: 'Heading of its own, beside those of its types.', max: 80, optional: true, search: true })
  category!: string | null;
  @field.references('File', { description: 'What the document itself is, as uploaded.', initial: [] })
  fileIds!: string[];
  @field.computed(
    'date',
    `(t.expiry_date + make_interval(months => (select max(y.retention_months) from document_type y
      where y.company_id = t.company_id and y.id = any(t.type_ids))))::date`,
    {
      description: 'The day from which it is to be deleted by somebody, where its type says how long it is kept.',
      optional: true,
    },
  )
  deletionDueOn!: string | null;
  @field.choice(DocumentAudience, {
    description: 'Who has to read it and confirm each version of it; whoever has to may read it.',
    initial: 'nobody',
  })
  audience!: string;
  @field.references('Department', { description: 'Those departments, with all below them.', initial: [] })
  audienceDepartmentIds!: string[];
  @field.instant({
    description: 'When those who had not confirmed it were reminded last.',
    optional: true,
    write: 'never',
  })
  remindedAt!: Date | null;
  @field.computed('date', noticeFrom, { description: 'First day of the notice before it expires.', optional: true })
  noticeFrom!: string | null;
  @field.computed('text', documentStateSql(`(${noticeFrom})`), { description: whatStateSays }) state!: string;
}

/** Whether anybody has to confirm it now. */
export const isLive = ({ audience, status, review }: Pick<Document, 'audience' | 'status' | 'review'>): boolean =>
  audience !== 'nobody' && status === 'active' && review === 'verified';

function refuseNoDepartment({ audience, audienceDepartmentIds, deletedAt }: Row<Document>): void {
  if (!deletedAt && audience === 'departments' && !audienceDepartmentIds.length)
    throw invalid('audienceDepartmentIds', t('document.choose_least_department'));
}

async function refuseWrongVendor(
  ctx: Ctx,
  { vendorId, audience, deletedAt }: Row<Document>,
  before: Row<Document> | null,
): Promise<void> {
  if (deletedAt || !vendorId) return;
  if (audience !== 'nobody') throw invalid('audience', t('document.documents_vendors_nobody_confirm'));
  if (vendorId !== before?.vendorId) await refuseBlocked(ctx, vendorId);
}

export const document = defineArea('Document', Document, {
  one: 'document',
  many: 'documents',
  label: t('document.document'),
  page: '/documents?open=:id',
  menu: { group: 'documents', title: t('document.menu'), icon: 'file-text', after: null },
  sort: 'title',
  guard: async (ctx, after, before) => {
    refuseBackwards(after);
    refuseNoDepartment(after);
    await refuseWrongVendor(ctx, after, before);
    await refuseUnfitTypes(ctx, after.vendorId ? 'vendor' : 'company', 'typeIds', after, before);
  },
  derive: (ctx, after, before): Values => enteredBy(ctx, document, after, before),
  stateFields: ['status', 'review', 'submittedById', 'audience'],
  verbs: { ...documentVerbs, remind: isLive },
  readable: (granted, _grantsOn, alias) => (granted === 'true' ? granted : `(${granted} or ${isForReader(alias)})`),
  notifies: [
    {
      kind: 'document_expiring',
      on: ['expiring'],
      whoMay: 'update',
      until: ['renew', 'delete'],
      facts: { title: 'fullTitle', expires: 'expiryDate' },
    },
    {
      kind: 'company_document_submitted',
      on: ['create', 'renew'],
      when: ({ review }) => review === 'submitted',
      whoMay: 'verify',
      butNot: ['submittedById'],
      until: ['verify', 'reject', 'archive', 'delete'],
      facts: { title: 'fullTitle' },
    },
    {
      kind: 'company_document_rejected',
      on: ['reject'],
      users: ['submittedById'],
      until: ['verify', 'archive', 'delete'],
      facts: { title: 'fullTitle', reason: 'reviewNote' },
    },
    {
      kind: 'document_to_confirm',
      on: ['create', 'verify', 'renew', 'remind'],
      when: (row) => isLive(row as unknown as Document),
      among: usersToConfirm,
      until: ['archive', 'delete'],
      facts: { title: 'title' },
    },
  ],
});
export const DocumentResolver = CrudResolver(document);
