import type { Values } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import { type AppError, invalid, isFinalRefusal } from '../../../platform/errors';
import type { Job } from '../../../platform/jobs/jobs';
import { employee } from '../../people/employee/employee';
import { employeeOf, type ImportedPerson } from '../checking/check-plan';
import { existingEmployees } from '../checking/existing-employees';
import { textTargets } from '../columns/targets';
import { freeNumbers } from '../checking/free-numbers';
import { refusedChange } from '../checking/refused-change';
import { giveWay, importInState, inStep, saveImport } from '../jobs/import-job';
import { todayIn } from '../../../platform/today';
import { countRows, setStage, stagedRows, storeVerdicts, type StagedRow } from '../import-rows';
import { makeManagers, makeOrganisation } from './import-organisation';
import { bySameFields, writeLogged, type ImportWrite } from './import-writes';
import { placeRows } from './import-placing';
import { changesOf } from './row-changes';
import { problem } from '../checking/row-problems';

const batch = 400;
const isDue = `outcome in ('create', 'update') and stage = $5`;
const isOther = `outcome not in ('create', 'update')`;

/**
 * Writes what the dry run found, in batches of one transaction each: first every employee, then, when all managers
 * exist, positions and pay. Each row keeps how far it got, so that a run that was cut off goes on where it stood.
 */
export async function commitRows(services: Services, job: Job): Promise<void> {
  const isDueAtAll = await inStep(services, job, async (ctx) => {
    if (!(await importInState(ctx, job.recordId, 'committing'))) return false;
    await makeOrganisation(ctx, job.recordId);
    await makeManagers(ctx, job.recordId);
    return true;
  });
  if (!isDueAtAll) return;
  await eachBatch(services, job, 0, writeEmployees);
  await eachBatch(services, job, 1, placeRows);
  await inStep(services, job, async (ctx) => {
    const row = await importInState(ctx, job.recordId, 'committing');
    if (!row) return;
    const count = (outcome: string): Promise<number> =>
      countRows(ctx, job.recordId, 'outcome = $3 and stage = 2', [outcome]);
    const counts = {
      ...row.counts,
      create: await count('create'),
      update: await count('update'),
      rejected: await countRows(ctx, job.recordId, `outcome = 'rejected'`),
    };
    await saveImport(ctx, job.recordId, { state: 'committed', counts, doneCount: row.rows }, 'committed');
  });
}

type Work = (ctx: Ctx, importId: string, rows: StagedRow<ImportedPerson>[]) => Promise<void>;

/**
 * Works off the rows of a stage; where a batch is refused, by ever smaller ones until the row is alone that is refused:
 * it is rejected with the reason.
 */
async function eachBatch(services: Services, job: Job, stage: number, work: Work): Promise<void> {
  // Both stages count half: a row is done when its position and pay are written.
  let done = await inStep(services, job, async (ctx) => {
    const [placed, written, others] = [
      await countRows(ctx, job.recordId, 'stage = 2'),
      await countRows(ctx, job.recordId, 'stage = 1'),
      await countRows(ctx, job.recordId, isOther),
    ];
    return others + placed + written / 2;
  });
  const run = (limit: number, after: number): Promise<StagedRow<ImportedPerson>[]> =>
    inStep(services, job, async (ctx) => {
      const rows = await stagedRows<ImportedPerson>(ctx, job.recordId, after, limit, isDue, [stage]);
      if (!rows.length) return rows;
      await work(ctx, job.recordId, rows);
      await setStage(
        ctx,
        job.recordId,
        rows.map(({ row }) => row),
        stage + 1,
      );
      if (limit > 1) await saveImport(ctx, job.recordId, { doneCount: Math.floor(done + rows.length / 2) }, 'progress');
      return rows;
    });
  let size = batch;
  for (let after = 0; ;) {
    let rows: StagedRow<ImportedPerson>[];
    try {
      rows = await run(size, after);
      size = Math.min(batch, size * 2);
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      if (size > 1) {
        size >>= 1;
        continue;
      }
      rows = await inStep(services, job, (ctx) =>
        stagedRows<ImportedPerson>(ctx, job.recordId, after, 1, isDue, [stage]),
      );
      for (const row of rows) await reject(services, job, row, error);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.row;
    done += rows.length / 2;
    await giveWay();
  }
}

async function reject(services: Services, job: Job, row: StagedRow<ImportedPerson>, reason: AppError): Promise<void> {
  const refused = { ...problem('refused_on_writing', { header: null, target: null, value: '' }), message: reason.text };
  await inStep(services, job, (ctx) =>
    storeVerdicts(ctx, job.recordId, [{ ...row, outcome: 'rejected', problems: [...row.problems, refused] }]),
  );
}

const empty: Values = {
  ...Object.fromEntries(textTargets.map((target) => [target, null])),
  middleName: null,
  gender: null,
  birthDate: null,
  maritalStatus: null,
  nationality: null,
  nationalityAsGiven: null,
  exitDate: null,
  probationEnd: null,
  contractEnd: null,
};

/** Makes or changes the employees of the rows themselves; who changed since the dry run is compared anew. */
async function writeEmployees(ctx: Ctx, importId: string, rows: StagedRow<ImportedPerson>[]): Promise<void> {
  const created = rows.filter(({ outcome }) => outcome === 'create');
  const nameless = created.filter(({ meant }) => !meant?.values.code);
  const codes = nameless.length ? await freeNumbers(ctx, importId, nameless.length) : [];
  const codeOf = new Map(nameless.map(({ row }, index) => [row, codes[index]]));
  const creates = created.map(({ row, recordId, meant: person }) => ({
    id: recordId ?? '',
    row,
    values: {
      ...empty,
      status: 'active',
      employeeType: 'full_time',
      ...person?.values,
      code: person?.values.code ?? codeOf.get(row),
    },
  }));
  for (const group of bySameFields(creates)) await writeLogged(ctx, importId, employee, group);
  const existing = await existingEmployees(
    ctx,
    rows.flatMap(({ outcome, recordId }) => (outcome === 'update' && recordId ? [recordId] : [])),
    todayIn(ctx),
  );
  const updates: ImportWrite[] = [];
  for (const { row, recordId, meant: person } of rows) {
    const now = existing.get(recordId ?? '');
    if (!now || !person) continue;
    const changes = changesOf(person, now, employeeOf(person.manager), ctx.user.company?.currency ?? '');
    const refused = await refusedChange(ctx, person, changes, now, todayIn(ctx));
    if (refused) throw invalid(refused.target, refused.text);
    const { values } = changes;
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, now.values[name] ?? null]));
    if (Object.keys(values).length) updates.push({ id: now.id, version: now.version, row, values, before });
  }
  for (const group of bySameFields(updates)) await writeLogged(ctx, importId, employee, group);
}
