import { relatedRows } from '../../platform/records/loaders';
import type { RestList } from '../../platform/http/rest';
import { file, fileUrl } from '../../modules/files/file/file';
import { document, type Document } from '../../modules/documents/document/document';

const listed = (given: string): string[] =>
  given
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

export const documentRest: RestList<Document> = {
  path: '/api/document',
  area: document,
  // Old clients know of no documents of vendors and would take them for the company's.
  narrow: () => ({ vendorId: { isEmpty: true } }),
  filters: {
    documentTypes: (types) => ({ typeIds: { in: listed(types) } }),
    documentStatus: (status) => ({ status: { eq: status } }),
  },
  manyOf: ['documentTypes'],
  sorts: { version: 'revision', expiryDateFlag: 'expiryDate', notifyBefore: 'notifyBeforeDays' },
  async project(ctx, rows) {
    const files = await relatedRows(
      ctx,
      file,
      rows.flatMap((row) => row.fileIds),
    );
    return rows.map((row) => ({
      title: row.title,
      number: row.number,
      version: row.revision,
      type: row.typeIds,
      category: row.category,
      description: row.description,
      status: row.status,
      issueDate: row.issueDate,
      expiryDate: row.expiryDate,
      expiryDateFlag: row.expiryDate !== null,
      notifyBefore: row.notifyBeforeDays !== null,
      notifyBeforeDays: row.notifyBeforeDays,
      files_info: row.fileIds
        .flatMap((id) => files.get(id) ?? [])
        .map((each) => ({ _id: each.id, name: each.name, url: fileUrl(each.id), type: each.type })),
    }));
  },
};
