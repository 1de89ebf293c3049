import 'reflect-metadata';
import { makeKey, newestKey } from '../platform/database/encryption/keys';
import { inTransaction } from '../platform/database/transaction';
import { platformId } from '../platform/records/write-rows';
import { atHand } from './at-hand';

// `npm run rotate-key`: a new key for what is encrypted; what there is follows in the background, nobody notices.

atHand('rotate-key', async (pool, secrets) => {
  const made = await makeKey(pool, secrets);
  if (made) {
    console.log(
      `Key ${made.version} is made. It encrypts from ${made.usedFrom.toISOString()} on; ` +
        'what there is follows in the background.',
    );
    return;
  }
  const { version, usedFrom } = await inTransaction(pool, { platform: true, userId: platformId }, 'read', newestKey);
  console.error(
    `No key was made: what older keys encrypted is still being brought under ${version}, ` +
      `used from ${usedFrom.toISOString()} on. That takes a running Muster; try again later.`,
  );
  process.exitCode = 1;
});
