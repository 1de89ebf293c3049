import { crc32, deflateSync } from 'node:zlib';

/** A page with a title and some lines in Latin letters. */
export function demoPdf(title: string, lines: string[]): Buffer {
  const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');
  const text = [
    `BT /F1 26 Tf 72 740 Td (${plain(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 14 Tf 72 ${690 - at * 24} Td (${plain(line)}) Tj ET`),
    '0.07 0.49 0.57 rg 72 724 451 3 re f',
    'BT /F1 10 Tf 72 72 Td (Made for the demo of Muster. It is no real document.) Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

const size = 96;

/** A square mark whose colours follow from a company's letters. */
export function demoLogo(letters: string): Buffer {
  const seed = [...letters].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const colour = [19 + (seed % 60), 100 + (seed % 40), 130 + (seed % 50)];
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.concat([
      Buffer.of(0),
      ...Array.from({ length: size }, (_each, x) => {
        const isMark = Math.abs(x - size / 2) + Math.abs(y - size / 2) < size / 3 && (x + y + seed) % 24 < 16;
        return Buffer.from([...(isMark ? [255, 255, 255] : colour), 255]);
      }),
    ]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
