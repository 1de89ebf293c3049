import fs from 'node:fs';
import path from 'node:path';
import type { Visitor } from './visitor';

const FOLDER = path.resolve(__dirname, '../.cache/last-seen');
/** What is told of a page: its menu alone would fill the log. */
const PARTS = 'main, [role="dialog"], .ant-popover';
/** Lines of it that are told; more hide the error. */
const mostLines = 80;

/**
 * Of a test that has failed, what everybody in it saw last: a picture in `.cache/last-seen`, and the page in words in
 * the log, for who has the log alone.
 */
export async function lookAtFailure(visitors: readonly Visitor[]): Promise<void> {
  const { musterFailedTest: test } = globalThis as { musterFailedTest?: string };
  if (test === undefined) return;
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const [at, { page }] of visitors.entries()) {
    const picture = path.join(FOLDER, `${test.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)}-${at + 1}.png`);
    try {
      await page.screenshot({ path: picture, timeout: 10_000 });
      const parts = await page.locator(PARTS).all();
      const seen = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 10_000 })));
      const words = seen.join('\n').split('\n');
      console.error(
        `Seen last in "${test}", at ${page.url()} (${picture}):\n${words.slice(0, mostLines).join('\n')}${words.length > mostLines ? '\n…' : ''}`,
      );
    } catch (error) {
      console.error(`What was seen last in "${test}" could not be kept: ${(error as Error).message}`);
    }
  }
}
