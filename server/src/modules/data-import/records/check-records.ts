import type { Values } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import type { AppError, FieldProblem } from '../../../platform/errors';
import type { Job } from '../../../platform/jobs/jobs';
import { problemsOf } from '../../../platform/records/validate';
import { cellProblems, withCellProblems } from '../checking/cell-problems';
import { createProblemGroups, maskedProblem, problem, type RowProblem } from '../checking/row-problems';
import { reportColumns } from '../checking/report-columns';
import type { ColumnProfile } from '../columns/column-profile';
import { plainSettings } from '../columns/import-settings';
import { profileFrom } from '../columns/stored-profile';
import { noCounts, storedProblem, type ImportCounts } from '../import';
import { eachPage, importInState, inStep, saveImport } from '../jobs/import-job';
import { todayIn } from '../../../platform/today';
import { storeVerdicts, type StagedRow, type Verdict } from '../import-rows';
import type { Importable } from '../../../platform/import/importable';
import { matchKey } from '../values/clean-text';
import { changedValues, existingRecords, keyFinder, keyOf, type KeyFinder } from './existing-records';
import { guessRecordColumns } from './record-columns';
import { sameThroughout } from './record-offers';
import { readRecord, readRecords, type RecordPlan, type RecordRead } from './read-record';
import { kept, withIds, type RecordMeaning } from './record-meaning';
import { createRowTree, type RowTree } from './row-tree';
import { namingFields, referenceIndex } from './reference-index';
import { makeMissing, makeKey, writeRecords, type RecordWrite } from './write-records';
import { t } from '../texts/text';

const page = 250;

interface Plan extends RecordPlan {
  find: KeyFinder;
  firstRows: Map<string, number>;
  tree: RowTree;
  columns: ColumnProfile[];
}

/** The dry run: reads each row, then writes it as the commit would and takes that back at once. */
export async function checkRecords(services: Services, job: Job, target: Importable): Promise<void> {
  const plan = await inStep(services, job, (ctx) => planOf(ctx, job.recordId, target));
  if (!plan) return;
  await eachPage(services, job, page, (ctx, rows) => indexRows(ctx, plan, rows));
  if (plan.tree.isUsed) await eachPage(services, job, page, (_ctx, rows) => growTree(plan, rows));
  const groups = createProblemGroups();
  reportRecords(groups, plan);
  const counts: ImportCounts = { ...noCounts };
  const made = new Set<string>();
  let done = 0;
  await eachPage(services, job, page, async (ctx, rows) => {
    const verdicts = await verdictsOn(ctx, plan, rows);
    await storeVerdicts(ctx, job.recordId, verdicts);
    await saveImport(ctx, job.recordId, { doneCount: done + rows.length }, 'progress');
    done += rows.length;
    for (const { row, outcome, problems, meant } of verdicts) {
      for (const each of problems) groups.add(row, each);
      counts[outcome === 'create' || outcome === 'update' || outcome === 'rejected' ? outcome : 'skip'] += 1;
      const makes = outcome === 'create' || outcome === 'update' ? (meant as RecordMeaning).makes : {};
      for (const [field, name] of Object.entries(makes))
        made.add(makeKey(target.area.fields.get(field)!.target!, name));
    }
  });
  await inStep(services, job, (ctx) =>
    saveImport(
      ctx,
      job.recordId,
      {
        state: 'checked',
        counts: { ...counts, references: made.size },
        problems: groups.list().map(storedProblem),
        doneCount: done,
      },
      'checked',
    ),
  );
}

async function planOf(ctx: Ctx, id: string, target: Importable): Promise<Plan | null> {
  const row = await importInState(ctx, id, 'checking');
  if (!row) return null;
  const mapped = Object.values(row.mapping).flatMap((name) => target.columns.get(name) ?? []);
  const references: Plan['references'] = new Map(
    await Promise.all(
      [...new Set(mapped.flatMap(({ meta }) => meta.target ?? []))].map(
        async (name) => [name, await referenceIndex(ctx, name)] as const,
      ),
    ),
  );
  const own = mapped.filter(({ meta }) => meta.target === target.area.name).map(({ meta }) => meta.name);
  const {
    rows: [stored],
  } = await ctx.tx.query<{ profile: string }>('select profile from file_import where company_id = $1 and id = $2', [
    ctx.companyId,
    id,
  ]);
  return {
    columns: profileFrom(ctx.services.cipher.open(stored?.profile ?? '[]')),
    target,
    headers: row.headers,
    mapping: row.mapping,
    settings: { ...plainSettings, ...row.transformations },
    references,
    firstRows: new Map(),
    today: todayIn(ctx),
    zone: ctx.user.company?.timeZone ?? 'UTC',
    find: await keyFinder(ctx, target),
    tree: await createRowTree(ctx, target.area, own),
  };
}

/** What is told of whole columns, and where one value stood throughout and was taken to tell nothing. */
function reportRecords(groups: ReturnType<typeof createProblemGroups>, plan: Plan): void {
  const { target, columns, mapping, settings } = plan;
  const labelOf = (name: string) =>
    name === target.moment?.name ? target.moment.label : target.columns.get(name)?.label;
  reportColumns(groups, columns, guessRecordColumns(target, columns), plan, labelOf);
  for (const column of columns) {
    const meta = target.columns.get(mapping[column.header] ?? '')?.meta;
    const [said] = [...column.values.values()];
    if (!meta || !said || !sameThroughout(target, column, meta)) continue;
    if (settings.values[meta.name]?.[matchKey(said.said)] !== target.sameThroughout[meta.name]) continue;
    groups.ofColumn(
      problem('one_direction', { header: column.header, target: meta.name, value: said.said }),
      column.filled,
    );
  }
}

const refOf = (row: number): string => `row ${row}`;

/** Makes the rows of the file known to each other, by their keys and names. */
async function indexRows(ctx: Ctx, plan: Plan, rows: readonly StagedRow[]): Promise<void> {
  const { target, firstRows, references } = plan;
  const present = rows.filter(({ isSkipped }) => !isSkipped);
  const read = (
    await readRecords(
      ctx,
      plan,
      present.map(({ cells }) => cells),
    )
  ).map(({ values }, at) => ({ row: present[at]!.row, values }));
  const found = await plan.find(
    ctx,
    read.map(({ values }) => values),
  );
  for (const { row, values } of read) {
    const key = keyOf(target, values);
    if (key === null) continue;
    if (firstRows.has(key)) continue;
    firstRows.set(key, row);
    const ids = found.get(key) ?? [];
    if (!plan.tree.isUsed || ids.length > 1) continue;
    const names = Object.fromEntries(
      namingFields(target.area).map(({ name }) => [name, values[name] as string | null | undefined]),
    );
    references.get(target.area.name)?.add(ids[0] ?? refOf(row), names);
    plan.tree.addRow(refOf(row), ids[0]);
  }
}

async function growTree(plan: Plan, rows: readonly StagedRow[]): Promise<void> {
  for (const { row, cells, isSkipped } of rows)
    if (!isSkipped) plan.tree.place(refOf(row), readRecord(plan, cells).values);
}

interface Draft extends RecordRead {
  staged: StagedRow;
  recordId: string | null;
}

async function verdictsOn(ctx: Ctx, plan: Plan, rows: readonly StagedRow[]): Promise<Verdict[]> {
  const { target, tree } = plan;
  const read = await readRecords(
    ctx,
    plan,
    rows.map(({ isSkipped, cells }) => (isSkipped ? [] : cells)),
  );
  const drafts = rows.map((staged, at): Draft => ({ staged, recordId: null, ...read[at]! }));
  for (const draft of drafts)
    draft.problems = withCellProblems(draft.problems, cellProblems(plan, draft.staged.cells, draft.staged.notes));
  const present = drafts.filter(({ staged }) => !staged.isSkipped);
  const found = await plan.find(
    ctx,
    present.map(({ values }) => values),
  );
  for (const draft of present) recognise(plan, draft, found);
  const existing = await existingRecords(
    ctx,
    target.area,
    present.flatMap(({ recordId }) => recordId ?? []),
    [...target.columns.keys()],
  );
  const unchanged = new Set<Draft>();
  for (const draft of present) {
    const now = existing.get(draft.recordId ?? '');
    const shown = withIds(target.area, draft.values, (ref) => tree.existingOf(ref) ?? pending)!;
    const values = now ? changedValues(target, shown, now.values) : shown;
    if (now && !Object.keys(values).length && !Object.keys(draft.makes).length) unchanged.add(draft);
    else if (!hasErrors(draft))
      refuseFields(
        plan,
        draft,
        problemsOf(
          target.area,
          { ...values, ...Object.fromEntries(Object.keys(draft.makes).map((name) => [name, pending])) },
          !now,
          todayIn(ctx),
        ),
      );
  }
  await tryOut(
    ctx,
    plan,
    present.filter((draft) => !unchanged.has(draft) && !hasErrors(draft)),
  );
  return drafts.map((draft): Verdict => {
    const {
      staged: { row, isSkipped },
      recordId,
      values,
      makes,
    } = draft;
    const problems = draft.problems.map((each) => (isEncrypted(target, each) ? maskedProblem(each) : each));
    const plain = {
      row,
      problems,
      suggestion: null,
      stage: 0,
      recordId,
      meant: { values: kept(ctx.services.cipher, target.area, values), makes },
      depth: tree.depthOf(refOf(row)),
    };
    if (isSkipped) return { ...plain, outcome: 'skipped', problems: [], meant: null };
    if (hasErrors(draft)) return { ...plain, outcome: 'rejected', meant: null };
    return { ...plain, outcome: unchanged.has(draft) ? 'unchanged' : recordId ? 'update' : 'create' };
  });
}

const isEncrypted = ({ area }: Importable, problem: RowProblem): boolean =>
  !!area.fields.get(problem.target ?? '')?.encrypted;

/** Stands for a row that is still to be made where only the form of a reference is looked at. */
const pending = 'f'.repeat(24);

const hasErrors = ({ problems }: Draft): boolean => problems.some(({ isError }) => isError);

/** Which row of the company a row of the file means, and whether it is the only one to mean it. */
function recognise(
  { target, headers, mapping, firstRows, tree }: Plan,
  draft: Draft,
  found: ReadonlyMap<string, readonly string[]>,
): void {
  const {
    staged: { row, cells },
    problems,
    values,
  } = draft;
  const header = headers.find((name) => mapping[name] === target.key[0]) ?? null;
  const cell = { header, target: target.key[0] ?? null, value: header ? (cells[headers.indexOf(header)] ?? '') : '' };
  const key = keyOf(target, values);
  if (key === null) {
    if (!hasErrors(draft)) problems.push(problem('key_missing', cell));
    return;
  }
  const first = firstRows.get(key);
  if (first !== undefined && first < row) problems.push(problem('key_repeated', cell, String(first)));
  const ids = found.get(key) ?? [];
  if (ids.length > 1) problems.push(problem('key_ambiguous', cell, String(ids.length)));
  else if (ids[0]) draft.recordId = ids[0];
  else if (target.changesOnly) problems.push(problem('record_unknown', cell));
  if (tree.isInCircle(refOf(row))) problems.push(problem('reference_circle', cell));
}

function refuseFields(plan: Plan, { staged, problems }: Draft, found: readonly FieldProblem[]): void {
  for (const { field, text } of found) problems.push(fieldProblem(plan, staged, field, text));
}

function fieldProblem(
  { headers, mapping, target }: Plan,
  { cells }: StagedRow,
  field: string,
  text: FieldProblem['text'],
): RowProblem {
  const { moment } = target;
  const index = headers.findIndex(
    (name) =>
      mapping[name] === field || (moment && mapping[name] === moment.name && [moment.day, moment.time].includes(field)),
  );
  const label = target.columns.get(field)?.label;
  const message = index >= 0 || !label ? text : t('check_records.at_field', { label, text });
  return {
    ...problem('field_invalid', { header: headers[index] ?? null, target: field, value: cells[index] ?? '' }),
    message,
  };
}

/** Writes the rows and takes it back, so that all that would refuse them later speaks now. */
async function tryOut(ctx: Ctx, plan: Plan, drafts: readonly Draft[]): Promise<void> {
  if (!drafts.length) return;
  const { target, tree } = plan;
  const before = new Set(ctx.written);
  await ctx.tx.query('savepoint dry_run');
  // Rows still to be made cannot be referred to yet, and where rows change places the order matters: the tree has
  // looked at that.
  const tried = (values: Values, recordId: string | null): Values =>
    recordId === null
      ? values
      : Object.fromEntries(
          Object.entries(values).filter(([name]) => target.area.fields.get(name)?.target !== target.area.name),
        );
  const made = await makeMissing(
    ctx,
    target,
    drafts.map(({ makes }) => makes),
  );
  const writes = drafts.map(({ staged, recordId, values, makes }): RecordWrite => ({
    row: staged.row,
    recordId,
    values: {
      ...withIds(target.area, tried(values, recordId), (ref) => tree.existingOf(ref) ?? null)!,
      ...withMade(target, makes, made),
    },
  }));
  const { refused } = await writeRecords(ctx, target, writes);
  await ctx.tx.query('rollback to savepoint dry_run');
  await ctx.tx.query('release savepoint dry_run');
  for (const name of ctx.written) if (!before.has(name)) ctx.written.delete(name);
  for (const { staged, problems } of drafts) {
    const refusal = refused.get(staged.row);
    if (refusal) problems.push(...refusalProblems(plan, staged, refusal));
  }
}

export const withMade = (
  { area }: Importable,
  makes: Record<string, string>,
  made: ReadonlyMap<string, string>,
): Values =>
  Object.fromEntries(
    Object.entries(makes).map(([field, name]) => [
      field,
      made.get(makeKey(area.fields.get(field)!.target!, matchKey(name))),
    ]),
  );

function refusalProblems(plan: Plan, staged: StagedRow, { details, field, text }: AppError): RowProblem[] {
  const fields = details.fields ?? (field ? [{ field, text }] : []);
  if (fields.length) return fields.map((each) => fieldProblem(plan, staged, each.field, each.text));
  return [{ ...problem('field_invalid', { header: null, target: null, value: '' }), message: text }];
}
