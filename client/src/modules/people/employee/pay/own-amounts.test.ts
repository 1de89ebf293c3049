import { createMongoAbility } from '@casl/ability';
import type { Ability } from '../../../../access/ability';
import { givenBy } from './own-amounts';

const [mona, sami] = ['a'.repeat(24), 'b'.repeat(24)] as [string, string];
const fields = ['compensationId', 'ownAmount', 'ownPercent', 'validFrom'].map((field) => ({ field }));
const asked = (employeeId: string, ...rules: object[]) =>
  givenBy(createMongoAbility<Ability>(rules as never), 'CompensationAssignment', employeeId, fields).map(
    ({ field }) => field,
  );
const all = ['compensationId', 'ownAmount', 'ownPercent', 'validFrom'];

it.each<[string, object, string, string[]]>([
  ['amounts of all', { action: 'read_sensitive', subject: 'CompensationAssignment' }, sami, all],
  [
    'amounts of this one',
    { action: 'read_sensitive', subject: 'CompensationAssignment', conditions: { employeeId: { $in: [mona] } } },
    mona,
    all,
  ],
  [
    'amounts of others',
    { action: 'read_sensitive', subject: 'CompensationAssignment', conditions: { employeeId: { $in: [mona] } } },
    sami,
    ['compensationId', 'validFrom'],
  ],
  [
    'who is given what, without amounts',
    { action: 'read', subject: 'CompensationAssignment' },
    mona,
    ['compensationId', 'validFrom'],
  ],
])('who sees %s is asked for those they may give', (_what, rule, employeeId, expected) => {
  expect(asked(employeeId, rule)).toEqual(expected);
});
