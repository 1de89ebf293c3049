import { areaNamed, type Area, type Values } from '../src/platform/records/area';
import { codeLists } from '../src/platform/code-lists/code-lists';
import { columnOf, type FieldMeta } from '../src/platform/records/fields';
import { newId } from '../src/platform/records/ids';
import { inTransaction } from '../src/platform/database/transaction';
import type { TestApp } from './test-app';

let count = 0;
let months = 0;

/** What the kind of a field cannot tell of its values. */
const known: Record<string, Values> = {
  EmployeeSalary: { currency: 'AED' },
  // What is only proposed is not seen by whom it is about.
  CompensationAssignment: { state: 'approved' },
  DeductionAssignment: { state: 'approved' },
  Compensation: { currency: 'AED' },
  Deduction: { currency: 'AED' },
  EmployeeReward: { currency: 'AED' },
  EmployeeDeduction: { currency: 'AED' },
  EmployeeLoan: { currency: 'AED' },
  LeaveEncashment: { currency: 'AED' },
  // Their own is seen by an employee once it is approved.
  EndOfService: { currency: 'AED', state: 'approved' },
  PayComponent: { formula: 'basic * 25%' },
  // Known for long: whom nobody knew yet is not absent.
  Employee: { createdAt: '2024-01-01T00:00:00Z' },
  EmployeePosition: { validFrom: '2024-01-01' },
  // Its reason is sensitive where it is medical.
  EmployeeLeave: { kind: 'sick' },
  Event: { isAllDay: true, startDate: '2024-01-01', endDate: '2024-01-01' },
  OvertimeStep: { afterHours: '12', factor: '2' },
  ContributionScheme: { rates: [{ wageBelow: null, employee: '5', employer: '10', floor: null, ceiling: null }] },
  PayGroup: { frequency: 'monthly', firstDay: 15, secondDay: null, anchor: null },
  Invoice: { currency: 'AED' },
  Holiday: { firstDay: '2024-02-01' },
  ApprovalFlow: { isActive: false, steps: [{ mode: 'any', approvers: [{ kind: 'manager' }], skipAbsent: true }] },
  AttendanceDay: { mark: 'present' },
  RosteredShift: { state: 'published' },
  AttendanceCorrection: { date: '2024-01-02', timeIn: '08:00', timeOut: '17:00' },
  User: { passwordHash: null },
  // What is there is taken: nothing is sent by itself.
  AuditStream: { isActive: false, takenUpTo: 0 },
  CompanyDomain: {
    provenAt: null,
    get domain() {
      return `d${newId()}.example`;
    },
  },
  // In force it would shut passwords out of the company it stands in.
  IdentityProvider: { domains: ['example.com'], isOnlyWay: false, isActive: false },
  PayrollRun: { currency: 'AED' },
  PunchEntry: { zone: 'Asia/Dubai', at: '2024-01-01T04:00:00Z', time: '08:00' },
  Payslip: { state: 'posted', currency: 'AED' },
  Import: {
    mapping: {},
    profile: '[]',
    counts: {},
    transformations: {
      nameOrder: 'first_last',
      dayFormats: {},
      payPeriod: 'monthly',
      values: {},
      numberMissing: 'reject',
      managerMissing: 'reject',
      payZero: 'reject',
    },
  },
};

/** Value of sensitive fields in rows made here, to be looked for where they must not be. */
export const secretOf = { text: 'Secret of the row', money: '4321.000' };

/**
 * What a sensitive field holds in such a row, as it is read; of a reference, whatever row was made for it; nothing that
 * is computed of others.
 */
export const secretIn = ({ kind, scale, expression, initial }: FieldMeta): unknown =>
  expression
    ? null
    : ((
        {
          money: secretOf.money,
          decimal: (43.21).toFixed(scale),
          flag: initial,
          json: [],
          reference: expect.any(String),
        } as Record<string, unknown>
      )[kind] ?? secretOf.text);

const monthAfter = (number: number): string =>
  `${2000 + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** A value the field takes, another one each time where it must be unique. */
export function sampleOf(meta: FieldMeta): unknown {
  count += 1;
  if (meta.name === 'period') return monthAfter((months += 1));
  switch (meta.kind) {
    case 'text':
      return meta.sensitive
        ? secretOf.text
        : meta.codes
          ? codeLists[meta.codes].codes[0]
          : (meta.example ?? `${meta.name} ${newId()}`.slice(0, meta.max ?? 250));
    case 'longText':
      return meta.sensitive ? secretOf.text : `${meta.name} ${count}`;
    case 'email':
      return `${newId()}@example.com`;
    case 'integer':
      return meta.unique ? count : Number(meta.lower ?? 1);
    case 'decimal':
      return meta.sensitive ? secretIn(meta) : String(meta.lower ?? '1');
    case 'money':
      return meta.sensitive ? secretOf.money : '1.000';
    case 'flag':
      return true;
    case 'date':
      return '2024-01-01';
    case 'instant':
      return new Date('2024-01-01T00:00:00Z').toISOString();
    case 'choice':
      return meta.choices![0];
    case 'internal':
      return 'secret';
    default:
      return [];
  }
}

/** A membership made here is one that was accepted. */
const isAnyway = (area: Area, name: string): boolean => area.name === 'CompanyUser' && name === 'userId';

const isStored = (meta: FieldMeta): boolean => !meta.from && !meta.expression;

/** The columns of an area that are written, without what the database computes: for SQL that copies rows. */
export function writtenColumns(name: string, alias = ''): string {
  const { fields, isTenant } = areaNamed(name);
  return [
    ...['id', 'version', 'createdById', 'updatedById', ...(isTenant ? ['companyId'] : [])],
    ...[...fields.values()].filter(isStored).map((meta) => meta.name),
  ]
    .map((each) => `${alias}${columnOf(each)}`)
    .join(', ');
}

/**
 * A row of any area with every field it needs and every sensitive one, written past permissions and rules; rows it must
 * refer to are made with it. Answers its id.
 */

export async function insertRow(
  test: TestApp,
  named: Area | string,
  companyId: string | null,
  given: Values = {},
): Promise<string> {
  const area = typeof named === 'string' ? areaNamed(named) : named;
  const row: Values = { id: newId(), version: 1, ...(area.isTenant ? { companyId } : {}) };
  const values: Values = { ...known[area.name], ...given };
  for (const meta of [...area.fields.values()].filter(isStored)) {
    const { name } = meta;
    if (name in values) row[name] = values[name];
    else if (name === 'createdAt' || name === 'updatedAt') row[name] = new Date().toISOString();
    else if (meta.initial !== undefined && meta.initial !== '') row[name] = meta.initial;
    else if (meta.optional && !meta.sensitive && !isAnyway(area, name)) row[name] = null;
    else if (meta.kind === 'reference') row[name] = await insertRow(test, meta.target!, companyId);
    else row[name] = sampleOf(meta);
    if (meta.encrypted && row[name]) row[name] = test.app.services.cipher.encrypt(String(row[name]));
  }
  const stored = Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
  const names = Object.keys(stored).join(', ');
  await inTransaction(test.app.services.pool, { companyId, platform: true }, 'write', (tx) =>
    tx.query(
      `insert into "${area.table}" (${names}) select ${names} from json_populate_record(null::"${area.table}", $1)`,
      [JSON.stringify(stored)],
    ),
  );
  return String(row.id);
}
