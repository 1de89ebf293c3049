import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const fontFiles = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  '@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf',
  '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
];

/**
 * Fonts of other scripts, which are large: read once a paper has a letter of theirs. Typst takes them where the usual
 * ones lack a letter.
 */
const otherScripts: readonly [RegExp, string][] = [
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  ],
  [/\p{Script=Bengali}/u, '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'],
  [/\p{Script=Tamil}/u, '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'],
  [/\p{Script=Malayalam}/u, '@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf'],
  [/\p{Script=Thai}/u, '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'],
];

// Typst keeps what it laid out; without eviction every paper ever made stays in memory.
const oldestKeptResult = 2;

let compiler: NodeCompiler | undefined;
const readFonts = new Set(fontFiles);
let queue: Promise<unknown> = Promise.resolve();

/**
 * A constant Typst template filled with data, which it reads as texts from `sys.inputs.data`, as a PDF. The same data
 * gives the same bytes. Papers are made one after the other, each in a turn of the event loop of its own, so that many
 * asked for at once do not hold up other requests.
 */
export function typeset(template: string, data: object): Promise<Buffer> {
  const pdf = queue.then(async () => {
    await nextTurn();
    return pdfOf(template, data);
  });
  queue = pdf.catch(() => undefined);
  return pdf;
}

function pdfOf(template: string, data: object): Buffer {
  const texts = JSON.stringify(data);
  const lacking = otherScripts.flatMap(([script, file]) => (!readFonts.has(file) && script.test(texts) ? [file] : []));
  for (const file of lacking) readFonts.add(file);
  if (!compiler || lacking.length)
    compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [...readFonts].map(fontOf) }] });
  const outcome = compiler.compile({ mainFileContent: template, inputs: { data: texts } });
  if (!outcome.result) {
    throw new Error(`a paper does not compile: ${JSON.stringify(outcome.takeError()?.shortDiagnostics)}`);
  }
  const pdf = compiler.pdf(outcome.result);
  compiler.evictCache(oldestKeptResult);
  return pdf;
}

function fontOf(file: string): Buffer {
  return readFileSync(require.resolve(file));
}
