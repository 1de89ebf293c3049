import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The browser is unpacked here once, by the account that runs the flows. */
const FOLDER = path.resolve(__dirname, '../node_modules/.cache/muster-chromium');
const FONTS_FILE = path.join(FOLDER, 'fonts.conf');
/** Latin and Arabic letters come from packages too. */
const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(FOLDER, 'fonts')}</dir>
  <dir>${path.resolve(__dirname, '../node_modules/@expo-google-fonts')}</dir>
  <cachedir>${path.join(FOLDER, 'fonts-cache')}</cachedir>
</fontconfig>`;
/** A browser shares less than this with its pages, pictures of them most of all. */
const SHARED_BYTES = 512 * 1024 * 1024;
/**
 * What a container without rights and without a graphics card can do. Not the package's own: they turn off web
 * security. Many containers have next to no shared memory; without it Chromium shares files on the disk, which costs a
 * fifth of the system's time.
 */
const ARGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--font-render-hinting=none',
  ...(sharedMemory() < SHARED_BYTES ? ['--disable-dev-shm-usage'] : []),
];
const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium');
  console.log(await chromium.executablePath());`;

function sharedMemory(): number {
  if (!fs.existsSync('/dev/shm')) return 0;
  const { bavail, bsize } = fs.statfsSync('/dev/shm');
  return bavail * bsize;
}

/** Tells the flows where the browser is that was unpacked for all of them. */
const UNPACKED = 'MUSTER_UNPACKED_CHROMIUM';

/**
 * Unpacks the Chromium of an npm package where that has not been done, and answers its program. Not for two at a time.
 */
export function unpackBrowser(): string {
  const known = process.env['CHROMIUM'] ?? process.env[UNPACKED];
  if (known) return known;
  fs.mkdirSync(FOLDER, { recursive: true });
  // Another browser may be reading it.
  if (!fs.existsSync(FONTS_FILE) || fs.readFileSync(FONTS_FILE, 'utf8') !== FONTS) fs.writeFileSync(FONTS_FILE, FONTS);
  // The package unpacks into the folder for temporary files, and its libraries only where it believes to be in AWS.
  return (process.env[UNPACKED] = execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: FOLDER, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  }).trim());
}

/**
 * Starts the Chromium of an npm package, with the libraries it brings: nothing of it need be installed in the system.
 * Linux on x64 only; elsewhere, or for another browser, CHROMIUM names the program to run.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = unpackBrowser();
  if (process.env['CHROMIUM']) return chromium.launch({ executablePath, args: [...more] });
  // Without a locale that knows UTF-8 it gives no file an Arabic name.
  const env = { LD_LIBRARY_PATH: path.join(FOLDER, 'al2023/lib'), FONTCONFIG_FILE: FONTS_FILE, LC_ALL: 'C.UTF-8' };
  return chromium.launch({
    executablePath,
    args: [...ARGS, ...more],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
