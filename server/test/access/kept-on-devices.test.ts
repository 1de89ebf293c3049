import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getNamedType,
  parse,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import { allAreas } from '../../src/platform/records/area';
import type { FieldMeta } from '../../src/platform/records/fields';
import { appSchema } from '../../src/schema';

const app = path.join(__dirname, '../../../client/src');

interface KeptOperation {
  excluded?: readonly string[];
}
const { keptOperations } = jest.requireActual<{ keptOperations: Record<string, KeptOperation> }>(
  path.join(app, 'app/offline/kept-operations'),
);

/** Who is signed in is kept beside the answers. */
const kept: [string, KeptOperation][] = [...Object.entries(keptOperations), ['Session', {}]];

const documents = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => readFileSync(path.join(app, file), 'utf8'));
const asked = separateOperations(parse(documents.join('\n')));

/** Needs a grant besides that to read the row, is encrypted, or is an amount of money. */
const isSecret = ({ sensitive, encrypted, kind }: FieldMeta): boolean => !!sensitive || !!encrypted || kind === 'money';
const fieldsBySubject = new Map(allAreas().map(({ name, fields }) => [name, fields]));
const secretNames = new Set(
  allAreas().flatMap(({ fields }) => [...fields.values()].filter(isSecret).map(({ name }) => name)),
);
/** What is told in the parts of an answer that are no rows of an area, about pay alone. */
const ofPay = /pay(?!Location)|salary|currency|amount|bank|iban|wage|bonus|loan/i;

/** Days of leave, counts of rows, and what the company itself tells everybody, under the name of an amount. */
const homonyms = [
  'VisitedCompany.currency',
  'HomeLeave.balance',
  'HomeLeave.taken',
  'LeaveStatement.balance',
  'LeaveTraceLine.balance',
  'EmployeeLeavePage.total',
  'MyRequestPage.total',
  'Directory.total',
];

/** Why a field may not be kept; null where it may. A row of an area says it itself, anything else by its name. */
function refusal(parent: string, field: string, type: string): string | null {
  const own = fieldsBySubject.get(parent)?.get(field);
  if (own) return isSecret(own) ? `${parent}.${field} is sensitive` : null;
  if (homonyms.includes(`${parent}.${field}`)) return null;
  if (secretNames.has(field) || ofPay.test(field) || ofPay.test(type)) return `${parent}.${field} may be sensitive`;
  return null;
}

const schema = appSchema();

function refused(document: DocumentNode, excluded: readonly string[] = []): string[] {
  const info = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node: FieldNode) {
        if (excluded.includes((node.alias ?? node.name).value)) return false;
        const parent = info.getParentType()!.name;
        const why = node.name.value.startsWith('__')
          ? null
          : refusal(parent, node.name.value, getNamedType(info.getType())!.name);
        if (why) found.push(why);
        return undefined;
      },
    }),
  );
  return found;
}

describe('what the app keeps on a device', () => {
  it.each(kept)('%s holds nothing that is sensitive and no pay', (name, { excluded }) => {
    expect(refused(asked[name]!, excluded)).toEqual([]);
  });

  it.each(kept.filter(([, { excluded }]) => excluded))('what is left out of %s may be empty', (name, { excluded }) => {
    const info = new TypeInfo(schema);
    const emptied: string[] = [];
    visit(
      asked[name]!,
      visitWithTypeInfo(info, {
        Field(node: FieldNode) {
          const called = (node.alias ?? node.name).value;
          if (excluded!.includes(called)) emptied.push(`${called}: ${String(info.getType())}`);
        },
      }),
    );
    expect(new Set(emptied.map((each) => each.split(':')[0]))).toEqual(new Set(excluded));
    expect(emptied.filter((each) => each.endsWith('!'))).toEqual([]);
  });

  it('it only asks', () => {
    const kinds = kept.map(([name]) =>
      asked[name]!.definitions.flatMap((each) => (each.kind === 'OperationDefinition' ? [each.operation] : [])),
    );
    expect(new Set(kinds.flat())).toEqual(new Set(['query']));
  });

  it.each([
    ['MyPayslips', 'Payslip.net is sensitive'],
    ['Payslip', 'Payslip.gross is sensitive'],
    ['EmployeeSalary', 'EmployeeSalary.baseSalary is sensitive'],
    ['EmployeeLeaves', 'EmployeeLeave.reason is sensitive'],
    ['Encashments', 'LeaveEncashment.amount is sensitive'],
    ['HomeMine', 'HomePayslip.net may be sensitive'],
    ['Employee', 'Employee.nationalId is sensitive'],
  ])('%s could not be: %s', (name, why) => {
    expect(refused(asked[name]!)).toContain(why);
  });
});
