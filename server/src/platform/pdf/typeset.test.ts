import { inflateSync } from 'node:zlib';
import { typeset } from './typeset';

const template = '#set text(font: ("Noto Sans", "Noto Naskh Arabic"))\n#sys.inputs.data';

/** The PDF with what its streams hold, as text. */
async function opened(name: string): Promise<string> {
  const pdf = (await typeset(template, { name })).toString('latin1');
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return pdf + streams.join('\n');
}

it.each([
  ['陈伟', 'NotoSansSC'],
  ['प्रिया नायर', 'NotoSans'],
  ['রহিম', 'NotoSansBengali'],
  ['அருண்', 'NotoSansTamil'],
  ['ബിജു', 'NotoSansMalayalam'],
  ['สมชาย', 'NotoSansThai'],
  ['منى', 'NotoNaskhArabic'],
  ['Zoë', 'NotoSans'],
])('a paper writes %s in %s', async (name, font) => {
  expect(await opened(name)).toMatch(new RegExp(`\\+${font}-`));
});
