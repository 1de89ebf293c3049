import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildHooks, buildServer } from './build.mjs';
import { writeDataModel } from './data-model.mjs';
import { exitCode, Failure, main, root } from './run.mjs';

export const SCHEMA = 'server/schema.graphql';

/** The server's GraphQL schema as text. */
export async function printedSchema() {
  await buildServer();
  const printer = path.join(root, 'server/dist/schema-print.js');
  if (!fs.existsSync(printer))
    throw new Failure('server/src/schema-print.ts does not exist: the schema cannot be printed.');
  const output = path.join(root, 'server', `.dist-schema-${process.pid}`);
  const file = fs.openSync(output, 'w');
  try {
    const code = await exitCode(process.execPath, [printer], { stdio: ['ignore', file, 'inherit'] });
    if (code !== 0) throw new Failure(`Printing the schema failed (${code}).`);
    return fs.readFileSync(output, 'utf8');
  } finally {
    fs.closeSync(file);
    fs.rmSync(output);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    fs.writeFileSync(path.join(root, SCHEMA), await printedSchema());
    await buildHooks();
    await writeDataModel();
  });
}
