import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { allAreas } from '../../src/platform/records/area';
import { asked } from '../../src/platform/graphql/asked-days-list';
import { newId } from '../../src/platform/records/ids';
import { appSchema } from '../../src/schema';
import { effortOf } from '../effort';
import { insertRow } from '../rows';
import { allOperations, requestOf, type Operation } from '../api/schema-operations';
import { createTestApp, type Person, type TestApp } from '../test-app';

/**
 * Whoever asks for a day, a month or a number that no use has is answered at once, refused or not: nothing holds the
 * event loop, and nothing is a defect. Made from the schema: a new operation is in it by existing.
 */
const days = ['0001-01-01', '1900-01-01', '2100-01-01', '9999-12-31'];
const whole = [-1, 0, 2_147_483_647];
const exact = ['-1', '0', '999999999999999'];

let test: TestApp;
let admin: Person;
const rows = new Map<string, string>();
beforeAll(async () => {
  test = await createTestApp();
  const company = await test.company();
  admin = await test.as({ type: 'admin', company });
  for (const area of allAreas()) rows.set(area.name, await insertRow(test, area, area.isTenant ? company : null));
  await plansOfLeave(company);
});
afterAll(() => test.close());

/**
 * Somebody long employed, with leave of each kind of plan, and with leave that was asked for in 2100 before days were
 * bounded.
 */
async function plansOfLeave(company: string): Promise<void> {
  const employeeId = await insertRow(test, 'Employee', company, { hireDate: '1990-01-01' });
  rows.set('Employee', employeeId);
  const plans = [
    ['daily', '90'],
    ['monthly', '90'],
    ['yearly', null],
  ] as const;
  for (const [accrualFrequency, accrualMostBalance] of plans) {
    const typeId = await insertRow(test, 'LeaveType', company, {
      name: `Leave ${newId()}`,
      code: newId(),
      kind: 'other',
      isActive: true,
      requiresAllocation: true,
      accrualFrequency,
      accrualMostBalance,
      accrualLevels: [{ afterMonths: 0, days: '0.08' }],
    });
    rows.set('LeaveType', typeId);
    for (const status of ['submitted', 'approved']) {
      await insertRow(test, 'EmployeeLeave', company, {
        employeeId,
        typeId,
        kind: 'other',
        status,
        fromDate: '2100-01-01',
        toDate: '2100-02-01',
      });
    }
    await insertRow(test, 'LeaveLedgerEntry', company, {
      employeeId,
      typeId,
      kind: 'consumption',
      days: '-1',
      effectiveDate: '2100-01-01',
      key: newId(),
    });
  }
}

type Kind = 'Date' | 'DateTime' | 'Int' | 'Decimal' | 'month';
const isMonth = (name: string) => name === 'period';
const kindOf = (type: string, name: string): Kind | null =>
  isMonth(name)
    ? 'month'
    : type === 'Int' && name === 'version'
      ? null
      : ['Date', 'DateTime', 'Int', 'Decimal'].includes(type)
        ? (type as Kind)
        : null;

function kindsIn(type: GraphQLInputType, name: string, seen = new Set<string>()): Set<Kind> {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return new Set([kindOf(named.name, name) ?? []].flat());
  if (seen.has(named.name)) return new Set();
  seen.add(named.name);
  return new Set(Object.values(named.getFields()).flatMap((field) => [...kindsIn(field.type, field.name, seen)]));
}

const valuesOf: Record<Kind, readonly unknown[]> = {
  Date: days,
  DateTime: days.map((day) => `${day}T00:00:00.000Z`),
  month: days.map((day) => day.slice(0, 7)),
  Int: whole,
  Decimal: exact,
};

/** The row a reference names by its name: `typeId` is a type of leave here, `managerId` an employee. */
function idFor({ rule }: Operation, name: string): string {
  if (name === 'id' || name === 'ids') return rows.get(rule?.area.name ?? 'Employee') ?? newId();
  const target =
    rule?.area.fields.get(name)?.target ??
    { typeId: 'LeaveType', leaveTypeId: 'LeaveType' }[name] ??
    name.replace(/Ids?$/, '').replace(/^./, (first) => first.toUpperCase());
  return rows.get(target) ?? rows.get('Employee')!;
}

const samples: Record<string, string> = { subject: 'Employee', field: 'nationalId' };

/** From the first of these to the last: as many days as there are. */
const wide = (name: string) =>
  /^(to|until|toDate|endDate|lastDay|validTo|expiryDate)$/.test(name) ? '9999-12-31' : '1900-01-01';

const lists = new Set(allAreas().map(({ many }) => many));
const operations = allOperations().filter(
  ({ name, type, field }) =>
    type !== 'subscription' &&
    !lists.has(name) &&
    name !== 'signOut' &&
    field.args.some((arg) => kindsIn(arg.type, arg.name).size),
);

describe('the list of asked days', () => {
  it('names days that the schema takes, and no others', () => {
    const schema = appSchema();
    const taken = (coordinate: string) => {
      const [first, name] = coordinate.split('.') as [string, string];
      const input = schema.getType(first);
      if (isInputObjectType(input)) return !!input.getFields()[name];
      const field = schema.getQueryType()!.getFields()[first] ?? schema.getMutationType()!.getFields()[first];
      return !!field?.args.some((arg) => arg.name === name);
    };
    expect(Object.keys(asked).filter((coordinate) => !taken(coordinate))).toEqual([]);
  });
});

describe('leave of 2100 that was on file before days were bounded', () => {
  it('is read, and makes no statement slow: the days until five years ahead are foreseen, none after', async () => {
    const query =
      'query($id: ID!, $day: Date) { leaveStatements(employeeId: $id, day: $day) { balance available trace { date } } employeeLeaves(filter: {employeeId: {eq: $id}}) { total } }';
    for (const day of [null, `${new Date().getUTCFullYear() + 4}-12-31`]) {
      const read = async () => {
        const { data, errors } = await admin.ask(query, { id: rows.get('Employee'), day });
        expect([day, errors, data.employeeLeaves.total, data.leaveStatements.length]).toEqual([day, undefined, 6, 3]);
      };
      // Once before, so that what is compiled at the first time is not counted.
      await read();
      expect(await effortOf(read)).toBeLessThan(100);
    }
  });

  it('is told what may be asked: where, and from when to when', async () => {
    const { errors } = await admin.ask(
      'query($id: ID!) { leaveStatements(employeeId: $id, day: "2160-01-01") { balance } }',
      { id: rows.get('Employee') },
    );
    expect(errors![0]).toMatchObject({
      message: expect.stringMatching(/^Give a day from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.$/),
      extensions: { code: 'INVALID', field: 'day' },
    });
  });
});

describe('an answer for what no use has', () => {
  it.each(operations)('of $name is given at once', async (operation) => {
    const { name, field } = operation;
    const kinds = new Set(field.args.flatMap((arg) => [...kindsIn(arg.type, arg.name)]));
    const cases = [...kinds].flatMap((kind) => [
      ...valuesOf[kind].map((value) => [kind, value]),
      ...(kind === 'Date' ? [[kind, wide]] : []),
    ]) as [Kind, unknown][];
    const effort = await effortOf(async () => {
      for (const [kind, value] of cases) {
        const { query, variables } = requestOf(operation, (type, path) => {
          const at = path.at(-1)!;
          if (kindOf(type, at) === kind) return typeof value === 'function' ? (value as typeof wide)(at) : value;
          if (samples[at]) return samples[at];
          if (type === 'ID' && (path.length === 1 || at.endsWith('Id'))) return idFor(operation, at);
          return isMonth(at) ? '2024-01' : undefined;
        });
        const { errors } = await admin.ask(query, variables);
        const said = typeof value === 'function' ? 'a wide range' : value;
        expect([name, said, errors?.[0]?.extensions.code === 'INTERNAL' ? errors[0] : 'told']).toEqual([
          name,
          said,
          'told',
        ]);
      }
    });
    // Two seconds of a quiet processor for all cases together; a range gone through day by day takes minutes.
    expect(effort).toBeLessThan(200);
  });
});
