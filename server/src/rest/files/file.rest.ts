import type { RestList } from '../../platform/http/rest';
import { file, fileUrl, type StoredFile } from '../../modules/files/file/file';
import { loadLinks } from '../../modules/files/file/file-links';

const listed = (given: string): string[] =>
  given
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

export const fileRest: RestList<StoredFile> = {
  path: '/api/file',
  area: file,
  filters: {
    fileTypes: (types) => ({ or: [{ type: { in: listed(types) } }, { mimeType: { in: listed(types) } }] }),
    fileStatus: (status) => ({ scanStatus: status === 'clean' ? { in: ['clean', 'unchecked'] } : { eq: status } }),
  },
  manyOf: ['fileTypes'],
  async project(ctx, rows) {
    const linked = await Promise.all(rows.map((row) => loadLinks(ctx, row.id)));
    return rows.map((row, at) => {
      const links = linked[at]!;
      return {
        name: row.name,
        url: fileUrl(row.id),
        type: row.type,
        linked_id: links[0]?.recordId ?? null,
        status: row.scanStatus === 'unchecked' ? 'clean' : row.scanStatus,
        document_info: links.map(({ subject, recordId, title }) => ({ _id: recordId, type: subject, title })),
      };
    });
  },
};
