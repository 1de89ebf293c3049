import './node-version.mjs';
import path from 'node:path';
import { buildServer } from './build.mjs';
import { exitCode, main, root } from './run.mjs';

// `npm run reset-second-factor EMAIL`: lets in whoever lost their authenticator app and their recovery codes, with the
// settings of `npm start`.
await main(async () => {
  await buildServer();
  process.exitCode = await exitCode(process.execPath, [
    path.join(root, 'server/dist/operator/reset-second-factor.js'),
    ...process.argv.slice(2),
  ]);
});
