import './node-version.mjs';
import path from 'node:path';
import { buildServer } from './build.mjs';
import { exitCode, main, root } from './run.mjs';

// `npm run rotate-key`: a new key for what is encrypted, with the settings of `npm start`.
await main(async () => {
  await buildServer();
  process.exitCode = await exitCode(process.execPath, [path.join(root, 'server/dist/operator/rotate-key.js')]);
});
