import { Field, ID, ObjectType } from 'type-graphql';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { conflict, invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { fileFields, loadLinks, readableFiles, unlinkedSql, type Link } from './file-links';
import { t } from '../texts/text';

export const FileType = choiceOf('FileType', 'What the content of a file is.', {
  image: 'A picture: PNG, JPEG, GIF or WebP.',
  pdf: 'A PDF, whatever it shows.',
  document: 'A text document of an office program.',
  spreadsheet: 'A table of a spreadsheet program.',
  presentation: 'Slides of an office program.',
  text: 'Plain text, CSV included.',
});
export const ScanStatus = choiceOf('ScanStatus', 'What a virus scanner said.', {
  pending: 'Not looked at yet, and not handed out.',
  clean: 'The scanner found nothing.',
  infected: 'The scanner found something; it is never handed out.',
  unchecked: 'No scanner is set up; it is handed out as it is.',
});

@ObjectType('FileLinkedRow', { description: 'A row a file is linked to, that you may read.' })
class FileLinkedRow {
  @Field(() => String, { description: 'Kind of row, such as Employee.', simple: true }) subject!: string;
  @Field(() => ID, { description: 'The row.', simple: true }) recordId!: string;
  @Field(() => String, { nullable: true, description: 'What it is known by.', simple: true }) title!: string | null;
}

@record(
  'File',
  'A stored file. It is read by whoever may read a row it is linked to, and before it is linked by who brought it.',
  'stored_file',
)
export class StoredFile extends CompanyRecord {
  @field.text({
    description: 'Name it was brought under, its ending as its content is.',
    max: 200,
    search: true,
    write: 'never',
  })
  name!: string;
  @field.choice(FileType, { description: 'What its content is.', write: 'never' }) type!: string;
  @field.text({ description: 'Media type found in its content.', max: 120, write: 'never' }) mimeType!: string;
  @field.integer({ description: 'Bytes.', write: 'never' }) size!: number;
  @field.integer({ description: 'Pixels across, of an image.', optional: true, write: 'never' }) width!: number | null;
  @field.integer({ description: 'Pixels down, of an image.', optional: true, write: 'never' }) height!: number | null;
  @field.text({ description: 'SHA-256 of its content, in hex.', max: 64, write: 'never' }) sha256!: string;
  @field.choice(ScanStatus, { description: 'What a virus scanner said.', write: 'never' }) scanStatus!: string;
  @field.instant({
    description: 'When its content was removed for good, some time after it was deleted.',
    optional: true,
    write: 'never',
  })
  bytesRemovedAt!: Date | null;
  @field.derivedInContext<StoredFile>(
    () => [FileLinkedRow],
    ['createdAt'],
    (row, ctx) => loadLinks(ctx, row.id),
    'The rows it is linked to, of those you may read.',
  )
  links!: Link[];
}

function refuseRestoringEmpty(_ctx: Ctx, after: Row<StoredFile>): void {
  if (after.deletedAt || !after.bytesRemovedAt) return;
  throw conflict(t('file.content_file_removed_good_upload'));
}

export const file = defineArea('File', StoredFile, {
  one: 'file',
  many: 'files',
  label: t('file.file'),
  menu: { group: 'documents', title: t('file.menu'), icon: 'file', after: '/missing-documents', path: '/files' },
  sort: 'createdAt',
  descending: true,
  readable: readableFiles,
  guard: refuseRestoringEmpty,
});
export const FileResolver = CrudResolver(file, ['list', 'delete']);

/** Where the content of a file is fetched; asked with the session of who fetches it. */
export const fileUrl = (id: string | null): string | null => id && `/files/${id}`;

/** For fields that show a picture. */
export async function refuseUnlessImage(ctx: Ctx, name: string, id: string | null): Promise<void> {
  if (!id) return;
  const { rows } = await ctx.tx.query('select 1 from stored_file where company_id = $1 and id = $2 and type = $3', [
    ctx.companyId,
    id,
    FileType.image,
  ]);
  if (!rows.length) throw invalid(name, t('file.choose_image_png_jpeg_gif'));
}

/** For other areas: every field that refers to a file, and whether no row refers to one. */
export { fileFields, unlinkedSql };
export { companyFileQuota } from './file-quota';
