import { flowFits } from '../../../platform/approval/approval';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { employeePosition, refuseCirclesOf } from '../../people/employee-position/employee-position';
import { byTheMonth, employeeSalary } from '../../pay/items/employee-salary/employee-salary';
import type { ImportedPerson, Manager } from '../checking/check-plan';
import { matchKey } from '../values/clean-text';
import { existingEmployees } from '../checking/existing-employees';
import { refusedPlace, refusedToOneself } from '../checking/refused-change';
import { currentFacts, writeFacts, type DatedFact, type ToldFact } from './import-facts';
import { todayIn } from '../../../platform/today';
import type { StagedRow } from '../import-rows';
import { departmentIds, madeManagers, positionIds, workLocationIds } from './import-organisation';
import { followPositions, withOwnConsequences, writeLogged } from './import-writes';
import { changesOf } from './row-changes';
import { employeeRows } from '../../people/people.sql';

/** Writes the positions and the pay of rows whose employees stand already. */
export async function placeRows(ctx: Ctx, importId: string, rows: StagedRow<ImportedPerson>[]): Promise<void> {
  const today = todayIn(ctx);
  const currency = ctx.user.company?.currency ?? '';
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const existing = await existingEmployees(ctx, ids, today);
  const [departments, positions, places] = [
    await departmentIds(ctx),
    await positionIds(ctx),
    await workLocationIds(ctx),
  ];
  const managerOf = await managersOf(ctx, importId, rows);
  const idFor = (known: Map<string, string>, name: string | null): string | null =>
    name ? (known.get(matchKey(name)) ?? null) : null;
  const placed: ToldFact[] = [];
  const paid: ToldFact[] = [];
  for (const { row, meant: person, recordId } of rows) {
    const now = existing.get(recordId ?? '');
    if (!person || !now) continue;
    const managerId = managerOf(person.manager);
    const changes = changesOf(
      { ...person, manager: managerId === now.id ? null : person.manager },
      now,
      managerId ?? now.managerId ?? '',
      currency,
    );
    const refused =
      (await refusedToOneself(ctx, { ...changes, values: {} }, now)) ??
      (await refusedPlace(ctx, person, now, { managerId, departments }));
    if (refused) throw invalid(refused.target, refused.text);
    const fact = {
      row,
      employeeId: now.id,
      hireDate: now.values.hireDate ?? today,
      exitDate: now.values.exitDate ?? null,
    };
    const hasLeft = !!person.values.exitDate;
    if (changes.isPlaced || hasLeft) {
      placed.push({
        ...fact,
        values: !changes.isPlaced
          ? {}
          : {
              departmentId: idFor(departments, person.department),
              positionId: idFor(positions, person.position),
              managerId: managerId === now.id ? null : (managerId ?? null),
              workLocationId: idFor(places, person.workLocation),
              weeklyHours: person.weeklyHours ?? null,
            },
      });
    }
    if (changes.isPaid || hasLeft)
      paid.push({ ...fact, values: changes.isPaid ? { baseSalary: person.salary, ...byTheMonth } : {} });
  }
  await withOwnConsequences(ctx, importId, ids, async () => {
    await writeFacts(
      ctx,
      importId,
      employeePosition,
      placed,
      await currentFacts(ctx, 'position', ids, today),
      {
        first: { isPrimary: true, fte: '1', startChangeType: 'hire', endChangeType: null },
        exited: { endChangeType: 'exit' },
        follows: { startChangeType: 'transfer' },
        isFollowed: { endChangeType: 'transfer' },
      },
      today,
    );
    const led = placed.flatMap(({ employeeId, values }) => (values['managerId'] ? [employeeId] : []));
    if (led.length) await refuseCirclesOf(ctx, led);
    await followPositions(
      ctx,
      placed.map(({ employeeId }) => employeeId),
      'import',
    );
  });
  const pay = await currentFacts(ctx, 'pay', ids, today);
  const asked = await proposedPay(ctx, paid, pay, today);
  if (asked.length)
    await writeLogged(
      ctx,
      importId,
      employeeSalary,
      asked.map(({ row, values }) => ({
        id: newId(),
        row,
        values: { overtimeSalary: null, currency, reason: 'Import', validTo: null, ...values },
      })),
      false,
    );
  await writeFacts(
    ctx,
    importId,
    employeeSalary,
    paid.map((fact) => (asked.some(({ row }) => row === fact.row) ? { ...fact, values: {} } : fact)),
    pay,
    {
      first: { overtimeSalary: null, currency, reason: 'Import', state: 'approved' },
      exited: {},
      follows: { reason: 'Import', state: 'approved' },
      isFollowed: {},
    },
    today,
  );
}

/** Pay that a flow of approval is for: proposed beside what holds. */
async function proposedPay(
  ctx: Ctx,
  paid: readonly ToldFact[],
  current: ReadonlyMap<string, DatedFact>,
  today: string,
): Promise<Pick<ToldFact, 'row' | 'values'>[]> {
  const asked: Pick<ToldFact, 'row' | 'values'>[] = [];
  for (const { row, employeeId, hireDate, values } of paid) {
    const salary = {
      ...values,
      employeeId,
      validFrom: current.has(employeeId) && today > hireDate ? today : hireDate,
      state: 'proposed',
      proposedById: ctx.user.id,
    };
    if (Object.keys(values).length && (await flowFits(ctx, employeeSalary, { id: '', ...salary } as never)))
      asked.push({ row, values: salary });
  }
  return asked;
}

/** Finds managers by id, by row of the file and by the names this import made people for. */
async function managersOf(
  ctx: Ctx,
  importId: string,
  rows: StagedRow<ImportedPerson>[],
): Promise<(manager: Manager | null) => string | undefined> {
  const isMadeNamed = rows.some(({ meant: person }) => person?.manager && 'make' in person.manager);
  const made = isMadeNamed ? await madeManagers(ctx, importId) : new Map<string, string>();
  const numbers = rows.flatMap(({ meant: person }) =>
    person?.manager && 'ref' in person.manager && person.manager.ref.startsWith('row ')
      ? Number(person.manager.ref.slice(4))
      : [],
  );
  const { rows: staged } = await ctx.tx.query<{ row: number; id: string }>(
    `select row_no as "row", record_id as id from import_row where company_id = $1 and import_id = $2
      and row_no = any($3::int[]) and record_id is not null`,
    [ctx.companyId, importId, [...new Set(numbers)]],
  );
  // A manager whose own row was refused on writing does not exist.
  const { rows: there } = await ctx.tx.query<{ id: string }>(
    `select id from ${employeeRows()} where company_id = $1 and id = any($2::char(24)[]) and deleted_at is null`,
    [ctx.companyId, staged.map(({ id }) => id)],
  );
  const isThere = new Set(there.map(({ id }) => id));
  const found = staged.filter(({ id }) => isThere.has(id));
  const byRow = new Map(found.map(({ row, id }) => [`row ${row}`, id]));
  return (manager) => {
    if (!manager) return undefined;
    if ('make' in manager) return made.get(matchKey(manager.make));
    return manager.ref.startsWith('row ') ? byRow.get(manager.ref) : manager.ref;
  };
}
