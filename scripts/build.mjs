import './node-version.mjs';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { main, program, root, run } from './run.mjs';

const SHARED = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];
const RECORD = '.built-from';
const SERVER_SETTINGS = [...SHARED, 'server/tsconfig.json', 'server/tsconfig.build.json'];
/** Of each file of the server what it held when it was compiled; beside it what all of them were compiled with. */
const COMPILED = '.compiled-from.json';
/** What tells a build that it need not be made again. */
export const SERVER_RECORDS = [RECORD, COMPILED];
/** More changed files than this are compiled sooner all together. */
const FEW = 150;

/** Builds the server into server/dist where its sources have changed since. */
export async function buildServer() {
  await buildIfStale('server', ['src', 'tsconfig.json', 'tsconfig.build.json'], compileServer);
}

async function compileServer(folder, former) {
  const files = Object.fromEntries(
    filesIn('server/src')
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, fingerprint([file])]),
  );
  const settings = fingerprint(SERVER_SETTINGS);
  const record = path.join(former, COMPILED);
  const known = fs.existsSync(record) ? JSON.parse(fs.readFileSync(record, 'utf8')) : { files: {} };
  const changed = Object.keys(files).filter((file) => files[file] !== known.files[file]);
  if (known.settings === settings && changed.length <= FEW) {
    fs.cpSync(former, folder, { recursive: true });
    for (const file of Object.keys(known.files).filter((each) => !files[each]))
      for (const gone of compiledOf(file, folder)) fs.rmSync(gone, { force: true });
    if (changed.length) transpile(changed, folder);
  } else {
    const args = ['-p', 'server/tsconfig.build.json', '--noCheck', '--outDir', folder];
    await run(process.execPath, [program('typescript-7', 'bin/tsc'), ...args], { name: 'Compiling the server' });
  }
  copyData(folder);
  fs.writeFileSync(path.join(folder, COMPILED), JSON.stringify({ settings, files }));
}

/** Catalogues of texts and other data stand beside what is compiled. */
function copyData(folder) {
  for (const file of filesIn('server/src').filter((each) => /\.json$/.test(each)))
    fs.cpSync(path.join(root, file), path.join(folder, path.relative('server/src', file)));
}

/** Where a source file of the server is compiled to, and what maps the one to the other. */
function compiledOf(file, folder) {
  const target = path.join(folder, path.relative('server/src', file)).replace(/\.ts$/, '.js');
  return [target, `${target}.map`];
}

/** Each file by itself: none needs another to be compiled (`isolatedModules`). */
function transpile(files, folder) {
  const ts = createRequire(import.meta.url)('typescript');
  const { options } = ts.getParsedCommandLineOfConfigFile(
    'server/tsconfig.build.json',
    {},
    { ...ts.sys, getCurrentDirectory: () => root },
  );
  for (const file of files) {
    const [target, map] = compiledOf(file, folder);
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const { outputText, sourceMapText } = ts.transpileModule(source, {
      compilerOptions: options,
      fileName: path.join(root, file),
    });
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, outputText);
    fs.writeFileSync(map, sourceMapText);
  }
}

/** Hooks and types of the web app by its documents and the schema; not committed. */
const GENERATED = 'client/src/generated';
const GENERATED_FROM = ['server/schema.graphql', 'codegen.yml', 'scripts/codegen', 'package-lock.json'];

/** Writes them where what they are made of has changed since. */
export async function buildHooks() {
  const documents = filesIn('client/src').filter((file) => file.endsWith('.graphql'));
  const wanted = fingerprint([...GENERATED_FROM, ...documents]);
  const record = path.join(root, GENERATED, RECORD);
  if (fs.existsSync(record) && fs.readFileSync(record, 'utf8') === wanted) return;
  fs.rmSync(path.join(root, GENERATED), { recursive: true, force: true });
  await run(process.execPath, [program('@graphql-codegen/cli', 'cjs/bin.js'), '--config', 'codegen.yml', '--silent'], {
    name: 'Writing the hooks of the web app',
  });
  fs.writeFileSync(record, wanted);
}

/** Builds the web app into client/dist where its sources have changed since. */
export async function buildClient() {
  await buildHooks();
  const sources = [
    'src',
    'public',
    'index.html',
    'playground.html',
    'vite.config.ts',
    'tsconfig.json',
    '../server/src/kernel',
    '../server/src/modules/requests/domain',
    '../server/src/platform/mail/domain',
  ];
  await buildIfStale('client', sources, async (folder) => {
    await run(
      process.execPath,
      [program('vite', 'bin/vite.js'), 'build', 'client', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
      {
        name: 'Building the web app',
        // Its advice is for a release of Vite that is not here yet.
        env: { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
      },
    );
    compress(path.join(folder, 'assets'));
  });
}

/** Beside every text asset its gzip, which the server sends to whoever takes it. */
function compress(folder) {
  for (const name of fs.readdirSync(folder).filter((each) => /\.(js|css|svg)$/.test(each))) {
    fs.writeFileSync(path.join(folder, `${name}.gz`), gzipSync(fs.readFileSync(path.join(folder, name)), { level: 9 }));
  }
}

async function buildIfStale(side, sources, build) {
  const target = path.join(root, side, 'dist');
  const wanted = fingerprint([...SHARED, ...sources.map((source) => `${side}/${source}`)]);
  const record = path.join(target, RECORD);
  if (fs.existsSync(record) && fs.readFileSync(record, 'utf8') === wanted) return;

  console.log(`Building the ${side} …`);
  // Made beside and put in place when whole: a build that is stopped half-way leaves what was there.
  const making = path.join(root, side, `.dist-${process.pid}`);
  const old = `${making}-old`;
  try {
    await build(making, target);
    fs.writeFileSync(path.join(making, RECORD), wanted);
    if (fs.existsSync(target)) fs.renameSync(target, old);
    fs.renameSync(making, target);
  } finally {
    for (const folder of [making, old]) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).sort()) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(source) {
  const full = path.join(root, source);
  if (!fs.existsSync(full) || /\.(test|fixture)\.tsx?$/.test(source)) return [];
  if (!fs.statSync(full).isDirectory()) return [source];
  return fs.readdirSync(full).flatMap((name) => filesIn(`${source}/${name}`));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  // Not waited for here: a module that waits cannot be required.
  void main(async () => {
    await buildServer();
    await buildClient();
  });
}
