import 'reflect-metadata';
import { verifyAudit } from '../platform/audit/audit-chain';
import { Cipher } from '../platform/http/cipher';
import { learnKeys } from '../platform/database/encryption/keys';
import { atHand } from './at-hand';

// `npm run verify-audit`: reads the audit chain of every company. Ends with 1 when something does not fit.

/** What is wrong with a line, in words. */
const told = {
  changed: 'does not say what it said when it was linked',
  deleted: 'is gone',
  gap: 'comes after links that are gone',
  misdated: 'says another time than that at which it was written',
  'never linked': 'was never linked',
};

atHand('verify-audit', async (pool, secrets) => {
  const cipher = new Cipher(secrets.secret);
  await learnKeys(pool, cipher, secrets);
  const { companies, lines, problems } = await verifyAudit(pool, cipher);
  for (const { companyId, seq, eventId, kind } of problems) {
    console.log(`company ${companyId}, ${seq === null ? '' : `link ${seq}, `}line ${eventId} ${told[kind]}`);
  }
  console.log(problems.length ? `${problems.length} lines do not fit.` : `${lines} lines of ${companies} chains fit.`);
  if (problems.length) process.exitCode = 1;
});
