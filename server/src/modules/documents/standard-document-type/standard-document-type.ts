import { defineArea, type Row } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { field } from '../../../platform/records/fields';
import { PlatformRecord, record } from '../../../platform/records/record';
import { DocumentOwner, refuseStrangeNotices } from '../document-type/document-type';
import { t } from '../texts/text';

@record('StandardDocumentType', 'A document type that companies can take over as their own.')
export class StandardDocumentType extends PlatformRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.text({ description: 'Heading it stands under in the menu.', max: 80, search: true }) category!: string;
  @field.choice(DocumentOwner, { description: 'Whose such documents are.', initial: 'employee' }) appliesTo!: string;
  @field.integer({ description: 'Place within its category, smallest first.', min: 0, max: 10_000, initial: 0 })
  sortOrder!: number;
  @field.flag({ description: 'Whether such documents expire.', initial: true }) hasExpiry!: boolean;
  @field.integers({ description: 'Days before the expiry on which notices are due.', initial: [90, 30, 7] })
  noticeDays!: number[];
  @field.flag({
    description: 'Whether each of them must have one: every employee, the company, every vendor it buys from.',
    initial: false,
  })
  isRequired!: boolean;
}

export const standardDocumentType = defineArea('StandardDocumentType', StandardDocumentType, {
  one: 'standardDocumentType',
  many: 'standardDocumentTypes',
  permissionName: 'DocumentType',
  label: t('standard_document_type.standard_document_type'),
  menu: {
    group: 'platform',
    title: t('standard_document_type.menu'),
    icon: 'folder',
    after: 'access',
    path: '/standard-document-types',
  },
  sort: 'sortOrder',
  guard: (_ctx, after: Row<StandardDocumentType>) => refuseStrangeNotices(after),
});
export const StandardDocumentTypeResolver = CrudResolver(standardDocumentType);
