import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Locale } from '../../platform/text';
import { payslipTemplate } from './payslip-template';
import { printedPayslip, type PayslipDocument } from './printed-payslip';

const fontFiles = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  '@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf',
  '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
];

// Typst keeps what it laid out; without eviction every payslip ever made stays in memory.
const oldestKeptResult = 2;

let compiler: NodeCompiler | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * The payslip as a PDF of A4 pages in the given language. The same slip gives the same bytes. Slips are made one after
 * the other, each in a turn of the event loop of its own, so that many asked for at once do not hold up other requests.
 */
export function payslipPdf(slip: PayslipDocument, locale: Locale): Promise<Buffer> {
  const pdf = queue.then(async () => {
    await nextTurn();
    return pdfOf(slip, locale);
  });
  queue = pdf.catch(() => undefined);
  return pdf;
}

function pdfOf(slip: PayslipDocument, locale: Locale): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: fontFiles.map(fontOf) }] });
  const data = JSON.stringify(printedPayslip(slip, locale));
  const outcome = compiler.compile({ mainFileContent: payslipTemplate, inputs: { slip: data } });
  if (!outcome.result) {
    throw new Error(`the payslip does not compile: ${JSON.stringify(outcome.takeError()?.shortDiagnostics)}`);
  }
  const pdf = compiler.pdf(outcome.result);
  compiler.evictCache(oldestKeptResult);
  return pdf;
}

function fontOf(file: string): Buffer {
  return readFileSync(require.resolve(file));
}
