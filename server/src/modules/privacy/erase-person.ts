import { areaNamed, type Row } from '../../platform/records/area';
import { redactAudit } from '../../platform/audit/audit-redaction';
import type { Ctx } from '../../platform/context';
import { conflict, invalid, stale } from '../../platform/errors';
import { namesInAudit } from '../../platform/records/fields';
import { newId } from '../../platform/records/ids';
import { enqueue } from '../../platform/jobs/jobs';
import { lockedRecord } from '../../platform/records/records';
import { nextNumber } from '../../platform/records/running-number';
import { asPlatform } from '../../platform/database/transaction';
import { noteInAudit, platformId } from '../../platform/records/write-rows';
import { employee, type Employee } from '../people/employee/employee';
import { file, unlinkedSql } from '../files/file/file';
import { eraseAccount } from './erase-account';
import { erasureProblems } from './erase-rules';
import { actingAs, type Person, type Pseudonym } from '../../platform/privacy/traces';
import { closedKinds, eraseRows, rowsOfPerson, pseudonymOf } from './erase-rows';
import { eraseTraces } from './erase-traces';
import { eraseWords, namedInAudit, wordsOf } from './erase-words';
import { filesOfPerson, personOf } from './erasure-plan';
import { eraseFilesJob } from './erasure.job';
import { t } from './texts/text';
import { emptied } from './whose-rows';
import { storedFileRows } from '../files/files.sql';

export const longestReason = 500;

/**
 * Erases who has left, in one transaction: what no law keeps is emptied and deleted, what law keeps stands under a
 * pseudonym, the audit log says no more what was in it, and the bytes of their files are removed by a job. It cannot be
 * taken back.
 */
export async function erasePerson(ctx: Ctx, id: string, version: number, code: string, reason: string): Promise<void> {
  const row = await lockedRecord(ctx, employee, id, 'erase');
  if (row.version !== version) throw stale(undefined, row.updatedAt);
  const person = await personOf(ctx, id);
  const [problem] = await erasureProblems(ctx, row, person);
  if (problem) throw conflict(problem);
  if (code.trim() !== row.code) throw invalid('code', t('erase_person.type_employee_number_stands_page'));
  if (!reason.trim() || reason.trim().length > longestReason) {
    throw invalid('reason', t('erase_person.say_most_characters_why_such', { longestReason }));
  }
  await erase(ctx, row, person, reason.trim());
}

async function erase(ctx: Ctx, row: Row<Employee>, person: Person, reason: string): Promise<void> {
  const { tx, companyId } = ctx;
  // Of a person of many years it is more than a page waits for elsewhere.
  await tx.query(`select set_config('statement_timeout', '300000', true)`);
  const words = await wordsOf(ctx, person);
  const rows = await actingAs(ctx, null, () => rowsOfPerson(ctx, person));
  const fileIds = await filesOfPerson(ctx, person, rows);
  const pseudonym = pseudonymOf(await nextNumber(ctx, 'erasure'));
  const erasureId = newId();
  const said = words.reduce((text, word) => text.replaceAll(word, pseudonym.name), reason);
  await tx.query(
    `insert into erasure (company_id, id, employee_ids, user_id, number, reason, file_ids, erased_at, erased_by_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      companyId,
      erasureId,
      person.employeeIds,
      person.userIds[0] ?? null,
      pseudonym.number,
      said,
      fileIds,
      ctx.now,
      ctx.user.id,
    ],
  );
  const ids = [...rows.values()].flat();
  await eraseTraces(ctx, { person, ids: [...ids, ...fileIds], words, pseudonym });
  await tx.query('select erase_closed_rows($1, $2, $3, $4)', [companyId, erasureId, pseudonym.code, pseudonym.name]);
  for (const [name, of] of rows) {
    if (closedKinds.includes(name)) continue;
    const ordered = name === 'Employee' ? person.employeeIds : of;
    await actingAs(ctx, null, () => eraseRows(ctx, areaNamed(name), ordered, pseudonym));
  }
  await eraseWords(ctx, words, pseudonym);
  const files = await eraseFiles(ctx, fileIds, pseudonym);
  const accounts: string[] = [];
  for (const userId of person.userIds) if (await eraseAccount(ctx, userId, pseudonym)) accounts.push(userId);
  const redacted = Object.fromEntries(
    [...rows.keys()]
      .map((name) => areaNamed(name))
      .filter(({ keptFor }) => keptFor)
      .map((area) => [area.name, emptied(area).flatMap(namesInAudit)]),
  );
  await redactAudit(ctx, { companyId, erasureId, ids: [...ids, ...files], redacted });
  await redactAudit(ctx, { companyId, erasureId, ...(await namedInAudit(ctx, words)) });
  await redactAudit(ctx, { companyId, erasureId, ids: accounts, redacted: {} });
  if (accounts.length)
    await asPlatform(tx, () => redactAudit(ctx, { companyId: platformId, erasureId, ids: accounts, redacted: {} }));
  await noteInAudit(ctx, employee, row.id as unknown as string, 'erase_person', said);
  if (files.length) await enqueue(tx, eraseFilesJob, { companyId, userId: ctx.user.id, recordId: erasureId });
}

/** Those of their files that nothing of anybody else refers to: their rows say first that they are gone. */
async function eraseFiles(ctx: Ctx, fileIds: readonly string[], pseudonym: Pseudonym): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select f.id from ${storedFileRows()} f where f.company_id = $1 and f.id = any($2::char(24)[])
      and ${unlinkedSql('f')}`,
    [ctx.companyId, fileIds],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length) await eraseRows(ctx, file, ids, pseudonym);
  return ids;
}
