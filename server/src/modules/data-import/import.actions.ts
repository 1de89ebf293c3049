import { grantSql, Parameters } from '../../platform/access/ability';
import { type Row } from '../../platform/records/area';
import { refuseUnproven } from '../../platform/access/step-up';
import type { Ctx } from '../../platform/context';
import { conflict, forbidden, notFound, stale } from '../../platform/errors';
import { enqueue, manyRows } from '../../platform/jobs/jobs';
import { lockedRecord, saveRecord } from '../../platform/records/records';
import { importArea, isWaiting, type Import } from './import';
import { correctRow, stagedRows, type StagedRow } from './import-rows';
import { remember } from './import-upload';
import { suggestedSettings } from './columns/offers';
import type { Needed } from './kinds/import-kind';
import { kindOf } from './kinds/import-kinds';
import { mappingFrom, settingsFrom } from './columns/settings-input';
import { profileFrom } from './columns/stored-profile';
import { payslip } from '../pay/runs/payslip/payslip';
import type { Text } from '../../kernel/text/text';
import { t } from './texts/text';
import { companyOf } from '../organisation/organisation.sql';

/** What stands in the columns: kept with the import and shown to nobody. */
export async function profileOf(ctx: Ctx, id: string): Promise<ReturnType<typeof profileFrom>> {
  const { rows } = await ctx.tx.query<{ profile: string }>(
    'select profile from file_import where company_id = $1 and id = $2',
    [ctx.companyId, id],
  );
  return profileFrom(ctx.services.cipher.open(rows[0]?.profile ?? '[]'));
}

/** Chooses what the columns mean; kept for the next file with the same headers. */
export async function setImportMapping(
  ctx: Ctx,
  id: string,
  version: number,
  mapping: unknown,
  transformations: unknown,
): Promise<Row<Import>> {
  const row = await waitingImport(ctx, id, version, 'update');
  const kind = kindOf(row);
  const chosen = mappingFrom(row.headers, mapping, kind.mappingProblem);
  const suggested = suggestedSettings(kind.offers(await profileOf(ctx, id), chosen));
  const settings = settingsFrom(
    transformations,
    suggested,
    kind.targets.map(({ value }) => value),
  );
  await remember(ctx, kind, row.headers, { mapping: chosen, transformations: settings });
  return saveRecord(
    ctx,
    importArea,
    row,
    { mapping: chosen, transformations: settings, state: 'mapped', failure: null },
    'map',
  );
}

/** Starts the dry run; it tells what stands in rows already there, so its user must be allowed what it asks of them. */
export async function checkImport(ctx: Ctx, id: string, version: number): Promise<Row<Import>> {
  const row = await waitingImport(ctx, id, version, 'check');
  const kind = kindOf(row);
  mappingFrom(row.headers, row.mapping, kind.mappingProblem);
  refuseUnlessGranted(ctx, kind.needed(row.mapping, row.transformations));
  return begin(ctx, row, 'checking', 'import-check');
}

/**
 * Starts writing what the dry run found; its user must be allowed every kind of write it makes, for the whole company.
 */
export async function commitImport(ctx: Ctx, id: string, version: number): Promise<Row<Import>> {
  const row = await importInState(ctx, id, version, 'commit', ['checked']);
  const needed = kindOf(row).needed(row.mapping, row.transformations);
  refuseUnlessGranted(ctx, needed);
  for (const [area, action] of needed) refuseUnproven(ctx, area, action);
  await refuseRedirecting(ctx, row.mapping);
  return begin(ctx, row, 'committing', 'import-commit');
}

/** Starts taking back everything the import wrote. */
export async function undoImport(ctx: Ctx, id: string, version: number): Promise<Row<Import>> {
  const row = await importInState(ctx, id, version, 'undo', ['committed', 'mapped', 'checked', 'failed']);
  if (!row.lastWritten) throw nothingWritten;
  refuseUnlessGranted(ctx, kindOf(row).neededToUndo);
  return begin(ctx, row, 'undoing', 'import-undo');
}

/** Changes the cells of one row, or leaves the row out; the dry run has to be made again. */
export async function correctImportRow(
  ctx: Ctx,
  id: string,
  row: number,
  cells: string[] | null,
  isSkipped: boolean | null,
): Promise<StagedRow> {
  const record = await lockedRecord(ctx, importArea, id, 'update');
  if (!isWaiting(record)) throw busyNow;
  const [before] = await stagedRows(ctx, id, row - 1, 1, 'row_no = $5', [row]);
  if (!before) throw notFound();
  const given = (cells ?? before.cells).slice(0, record.headers.length).map((cell) => cell.slice(0, 10_000));
  await correctRow(ctx, id, row, given, isSkipped ?? before.isSkipped, cells === null);
  await saveRecord(ctx, importArea, record, { state: 'mapped' }, 'correct');
  const [after] = await stagedRows(ctx, id, row - 1, 1, 'row_no = $5', [row]);
  return after ?? before;
}

async function begin(ctx: Ctx, row: Row<Import>, state: string, task: string): Promise<Row<Import>> {
  await enqueue(
    ctx.tx,
    task,
    { companyId: ctx.companyId, userId: ctx.user.id, recordId: row.id },
    { isLong: row.rows > manyRows },
  );
  return saveRecord(ctx, importArea, row, { state, doneCount: 0, failure: null }, state);
}

const waitingImport = (ctx: Ctx, id: string, version: number, action: string): Promise<Row<Import>> =>
  importInState(ctx, id, version, action, ['uploaded', 'mapped', 'checked', 'failed']);

async function importInState(
  ctx: Ctx,
  id: string,
  version: number,
  action: string,
  states: string[],
): Promise<Row<Import>> {
  const row = await lockedRecord(ctx, importArea, id, action);
  if (row.version !== version) throw stale(undefined, row.updatedAt);
  if (!states.includes(row.state)) throw row.state === 'committed' || row.state === 'undone' ? over : busyNow;
  return row;
}

function refuseUnlessGranted(ctx: Ctx, needed: Needed): void {
  for (const [area, action] of needed) {
    if (grantSql(ctx.ability, action, area, new Parameters()) !== 'true') throw forbidden(beyond(area.label));
  }
}

/** Where a company mails payslips, a list of addresses says who gets them: whoever imports it may read them all. */
async function refuseRedirecting(ctx: Ctx, mapping: Record<string, unknown>): Promise<void> {
  if (!Object.values(mapping).some((target) => target === 'workEmail' || target === 'personalEmail')) return;
  const { payslipMail } = await companyOf(ctx, 'payslipMail');
  if (payslipMail !== 'none') refuseUnlessGranted(ctx, [[payslip, 'read']]);
}

const beyond = (label: Text): Text => t('import.import_would_write_you_do', { label });
const busyNow = conflict(t('import.import_being_worked_wait_until'));
const nothingWritten = conflict(t('import.import_wrote_nothing_nothing_take'));
const over = conflict(t('import.import_finished_upload_file_again'));
