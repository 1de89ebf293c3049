import type { Person } from '../../../../test/test-app';

/** The smallest PDF browsers open. */
export const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/MediaBox[0 0 72 72]/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n',
);

/** A PNG that says it is this large; its pixels are missing. */
export function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    size,
    Buffer.from('0806000000', 'hex'),
    Buffer.alloc(64),
  ]);
}

export interface Uploaded {
  status: number;
  body: { success: boolean; id: string; name: string; type: string; message: string; scanStatus: string };
}

/** Brings a file as a browser does. */
export async function upload(
  who: Person,
  content: Buffer | string,
  name: string,
  headers: Record<string, string> = {},
): Promise<Uploaded> {
  const form = new FormData();
  form.append('file', new Blob([content as never]), name);
  const response = await who.fetch('/upload/file', { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as Uploaded['body'] };
}
