import type { Ctx, Services } from '../../../platform/context';
import type { Area } from '../../../platform/records/area';
import { newId } from '../../../platform/records/ids';
import type { Job } from '../../../platform/jobs/jobs';
import { problemsOf } from '../../../platform/records/validate';
import { employee } from '../../people/employee/employee';
import { cellsByTarget, checkRow, identityOf, type CheckedRow } from './check-row';
import { employeeOf, type CheckPlan, type ImportedPerson } from './check-plan';
import { matchKey, saidIn } from '../values/clean-text';
import { readDay } from '../values/day';
import { eachEmployee, existingEmployees, type ExistingEmployee } from './existing-employees';
import { createManagers, type Managers } from './managers';
import { eachPage, giveWay, importInState, inStep, saveImport } from '../jobs/import-job';
import { todayIn } from '../../../platform/today';
import { noCounts, storedProblem, type ImportCounts } from '../import';
import { storeVerdicts, type StagedRow, type Verdict } from '../import-rows';
import { createPeopleIndex, refOfRow, type PersonRef } from './people-index';
import { nameKeys } from '../values/person-name';
import { departmentIds } from '../committing/import-organisation';
import { changesOf, hasChanges } from '../committing/row-changes';
import { refusedChange, refusedPerson, refusedPlace } from './refused-change';
import { createProblemGroups, problem, type RowProblem } from './row-problems';
import { createShiftCheck } from './shifted-row';
import { reportColumns } from './report-columns';
import { guessColumns } from '../columns/guess-columns';
import { plainSettings } from '../columns/import-settings';
import type { ColumnProfile } from '../columns/column-profile';
import { profileFrom } from '../columns/stored-profile';
import { targetLabels, type Target } from '../columns/targets';

const page = 250;

/**
 * The dry run: what becomes of each row and what is wrong with it. Writes nothing but the waiting rows and the import.
 */
export async function checkRows(services: Services, job: Job): Promise<void> {
  const plan = await inStep(services, job, (ctx) => planOf(ctx, job.recordId));
  if (!plan) return;
  await eachPage(services, job, page, (_ctx, rows) => indexPeople(plan, rows));
  const tellsManagers = Object.values(plan.mapping).some((target) => target === 'manager' || target === 'managerCode');
  if (tellsManagers) await eachPage(services, job, page, (_ctx, rows) => placePeople(plan, rows));
  const groups = createProblemGroups();
  const counts: ImportCounts = { ...noCounts };
  const names = {
    departments: new Set<string>(),
    positions: new Set<string>(),
    managers: new Set<string>(),
    places: new Set<string>(),
  };
  reportColumns(groups, plan.columns, guessColumns(plan.columns), plan, (target) => targetLabels[target as Target]);
  let done = 0;
  await eachPage(services, job, page, async (ctx, rows) => {
    const checked = await checkPage(ctx, plan, rows);
    await storeVerdicts(ctx, job.recordId, checked.verdicts);
    await saveImport(ctx, job.recordId, { doneCount: done + rows.length }, 'progress');
    done += rows.length;
    for (const [index, { row, outcome, problems, meant }] of checked.verdicts.entries()) {
      for (const each of problems) groups.add(row, each);
      if (outcome === 'create' || outcome === 'update') counts[outcome] += 1;
      else if (outcome === 'rejected') counts.rejected += 1;
      else counts.skip += 1;
      const person = meant as ImportedPerson | null;
      if (!person) continue;
      if (outcome === 'create') {
        for (const each of lackedBy(plan, rows[index]!, person)) groups.add(row, each);
        if (person.salary === null) counts.withoutPay! += 1;
      }
      if (person.department) names.departments.add(matchKey(person.department));
      if (person.position) names.positions.add(matchKey(person.position));
      if (person.workLocation) names.places.add(matchKey(person.workLocation));
      if (person.manager && 'make' in person.manager) names.managers.add(matchKey(person.manager.make));
    }
  });
  await inStep(services, job, async (ctx) => {
    const isNew = async (table: string, column: string, keys: Set<string>): Promise<number> => {
      const { rows } = await ctx.tx.query<{ name: string }>(
        `select ${column} as name from ${table} where company_id = $1 and deleted_at is null`,
        [ctx.companyId],
      );
      for (const { name } of rows) keys.delete(matchKey(name));
      return keys.size;
    };
    counts.departments = await isNew('department', 'name', names.departments);
    counts.positions = await isNew('"position"', 'title', names.positions);
    counts.references = await isNew('work_location', 'name', names.places);
    counts.managers = names.managers.size;
    await saveImport(
      ctx,
      job.recordId,
      { state: 'checked', counts, problems: groups.list().map(storedProblem), doneCount: done },
      'checked',
    );
  });
}

type Plan = CheckPlan & {
  managers: Managers;
  recognised: Map<number, string>;
  known: Map<string, string>;
  codes: Map<string, string>;
  columns: ColumnProfile[];
  departments: Map<string, string>;
};

const birthKey = (name: string, birthDate: string): string => `${name}|${birthDate}`;

async function planOf(ctx: Ctx, id: string): Promise<Plan | null> {
  const row = await importInState(ctx, id, 'checking');
  if (!row) return null;
  const {
    rows: [stored],
  } = await ctx.tx.query<{ profile: string }>('select profile from file_import where company_id = $1 and id = $2', [
    ctx.companyId,
    id,
  ]);
  const people = createPeopleIndex();
  const known = new Map<string, string>();
  const codes = new Map<string, string>();
  const managers = createManagers();
  await eachEmployee(ctx, ({ id: employeeId, code, birthDate, managerId, ...name }) => {
    if (managerId) managers.place(employeeId, managerId);
    people.addEmployee(employeeId, code, name);
    codes.set(employeeId, code);
    if (birthDate) known.set(birthKey(nameKeys(name)[0] ?? '', birthDate), code);
  });
  const columns = profileFrom(ctx.services.cipher.open(stored?.profile ?? '[]'));
  return {
    headers: row.headers,
    mapping: row.mapping,
    settings: { ...plainSettings, ...row.transformations },
    columns,
    departments: await departmentIds(ctx),
    people,
    managers,
    known,
    codes,
    recognised: new Map(),
    today: todayIn(ctx),
    currency: ctx.user.company?.currency ?? '',
    shiftOf: createShiftCheck(columns),
    // A row without a number gets one on writing; the record's own rules are asked as if it had.
    fieldProblems: (values) =>
      problemsOf(employee as unknown as Area, { ...values, code: values.code ?? '1' }, true, todayIn(ctx)),
  };
}

/**
 * Everybody of the file becomes known by number and name. Who has no number may be an employee of that name and birth,
 * or have been made by a commit of this import that broke off.
 */
async function indexPeople(plan: Plan, rows: readonly StagedRow[]): Promise<void> {
  for (const [index, { row, cells, isSkipped, stage, recordId }] of rows.entries()) {
    if (index % 100 === 99) await giveWay();
    if (isSkipped || plan.shiftOf(cells)) continue;
    const { code, name } = identityOf(plan, cells);
    const made = stage > 0 ? plan.codes.get(recordId ?? '') : undefined;
    const known =
      code === '' ? (made ?? plan.known.get(birthKey(nameKeys(name)[0] ?? '', birthDateOf(plan, cells)))) : undefined;
    if (known) plan.recognised.set(row, known);
    plan.people.addRow(row, known ?? code, name);
  }
}

function birthDateOf({ headers, mapping, settings, today }: Plan, cells: readonly string[]): string {
  const index = headers.findIndex((header) => mapping[header] === 'birthDate');
  return readDay(saidIn(cells[index]), settings.dayFormats.birthDate, today) ?? '';
}

async function checkPage(ctx: Ctx, plan: Plan, rows: readonly StagedRow[]): Promise<{ verdicts: Verdict[] }> {
  const checked: { staged: StagedRow; result: CheckedRow; match: string | null }[] = [];
  for (const [index, staged] of rows.entries()) {
    if (index % 50 === 49) await giveWay();
    const result = checkRow(staged, plan);
    const ref = result.person?.values.code ? plan.people.byCode(result.person.values.code) : undefined;
    checked.push({ staged, result, match: ref && /^[0-9a-f]{24}$/.test(ref) ? ref : null });
  }
  const existing = await existingEmployees(
    ctx,
    checked.flatMap(({ match }) => match ?? []),
    plan.today,
  );
  const verdicts: Verdict[] = [];
  for (const { staged, result, match } of checked)
    verdicts.push(await verdictOn(ctx, plan, staged, result, existing.get(match ?? '')));
  return { verdicts };
}

async function verdictOn(
  ctx: Ctx,
  plan: Plan,
  staged: StagedRow,
  { outcome, person, problems, suggestion }: CheckedRow,
  now: ExistingEmployee | undefined,
): Promise<Verdict> {
  const plain = { row: staged.row, problems, suggestion, stage: 0, recordId: null, meant: null };
  if (staged.isSkipped) return { ...plain, problems: [], suggestion: null, outcome: 'skipped' };
  if (outcome !== 'ready' || !person) return { ...plain, outcome: outcome === 'skipped' ? 'skipped' : 'rejected' };
  const cellOf = (target: Target) =>
    cellsByTarget(plan, staged.cells).get(target) ?? { header: null, target, value: '' };
  if (plan.managers.leadsBack(selfOf(plan, staged.row, person))) {
    return {
      ...plain,
      outcome: 'rejected',
      problems: [
        ...problems,
        problem(
          'manager_circle',
          [cellOf('managerCode'), cellOf('manager')].find(({ value }) => value) ?? cellOf('manager'),
        ),
      ],
    };
  }
  const changes = now && changesOf(person, now, employeeOf(person.manager), plan.currency);
  const refused =
    (now && changes ? await refusedChange(ctx, person, changes, now, plan.today) : refusedPerson(person)) ??
    (await refusedPlace(ctx, person, now, { managerId: employeeOf(person.manager), departments: plan.departments }));
  if (refused)
    return {
      ...plain,
      outcome: 'rejected',
      problems: [...problems, { ...problem('field_invalid', cellOf(refused.target)), message: refused.text }],
    };
  if (!now || !changes) {
    const [like] = person.values.code ? plan.people.likeCodes(person.values.code) : [];
    const told = like === undefined ? problems : [...problems, problem('number_like_another', cellOf('code'), like)];
    return { ...plain, outcome: 'create', recordId: newId(), meant: person, problems: told };
  }
  return { ...plain, outcome: hasChanges(changes) ? 'update' : 'unchanged', recordId: now.id, meant: person };
}

/** What a new person will not have although the file has a column for it. */
function lackedBy(plan: Plan, { cells }: StagedRow, person: ImportedPerson): RowProblem[] {
  const by = cellsByTarget(plan, cells);
  return (['salary', 'department', 'position'] as const).flatMap((target) => {
    const cell = by.get(target);
    return cell && person[target] === null ? [problem('value_missing', { ...cell, value: '' })] : [];
  });
}

/** Who a row is, as managers are named. */
const selfOf = ({ people }: Plan, row: number, { values: { code } }: ImportedPerson): PersonRef =>
  (code ? people.byCode(code) : undefined) ?? refOfRow(row);

/** Whom everybody of the file is to report to is known before any row is judged. */
async function placePeople(plan: Plan, rows: readonly StagedRow[]): Promise<void> {
  for (const [index, staged] of rows.entries()) {
    if (index % 50 === 49) await giveWay();
    const { person } = staged.isSkipped ? { person: null } : checkRow(staged, plan);
    if (person?.manager && 'ref' in person.manager)
      plan.managers.place(selfOf(plan, staged.row, person), person.manager.ref);
  }
}
