import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { newId } from '../../../../platform/records/ids';
import { decide } from '../../../requests/approval-task/approval.fixture';
import {
  all,
  ask,
  create,
  imports,
  mapped,
  read,
  step,
  table,
  upload,
  whole,
  type Data,
} from '../../../data-import/import.fixture';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
});
afterAll(() => server.close());

const kinds = [
  ['Compensation', 'compensationId', 'Allowance'],
  ['Deduction', 'deductionId', 'Deduction'],
] as const;
const grantsOn = (area: string): Grant[] => [
  ...imports,
  ...all(area, 'read', 'create', 'update', 'read_sensitive'),
  ...all('Employee', 'read', 'create'),
  ...all(`${area}Assignment`, 'read', 'create', 'update', 'delete', 'read_sensitive', 'approve', 'reject'),
  ...all('ApprovalFlow', 'read', 'create'),
];
const hire = (person: Person, code: string, more: object = {}): Promise<string> =>
  create(person, 'Employee', { code, firstName: 'Mona', lastName: code, hireDate: '2020-01-01', ...more });
const found = ({ problems }: Data): unknown[] => problems.map(({ code, value, rows }: Data) => [code, value, rows]);

describe.each(kinds)('a list of %ss of employees', (area, itemId, word) => {
  const kind = `${area}Assignment`;
  const list = `${area.toLowerCase()}Assignments`;
  const header = ['Emp No', word, 'Amount', 'Percent', 'From', 'Until'];
  let hr: Person;
  let employees: Record<string, string>;
  let items: Record<string, string>;
  beforeEach(async () => {
    hr = await server.as({ company: await server.company(), grants: grantsOn(area) });
    employees = {};
    for (const code of ['E-1', 'E-2']) employees[code] = await hire(hr, code);
    items = {};
    for (const title of ['Housing', 'Car']) items[title] = await create(hr, area, { title, fixedAmount: '700' });
  });
  const give = (code: string, title: string, values: object): Promise<string> =>
    create(hr, kind, { employeeId: employees[code], [itemId]: items[title], validFrom: '2024-01-01', ...values });
  const text = (value: string | null): string => (value === null ? '' : String(Number(value)));
  const given = async (person = hr): Promise<string[]> =>
    (
      await ask(
        person,
        `{ page: ${list}(limit: 200) { rows { employee { code } item: ${area.toLowerCase()} { title } ownAmount ownPercent validFrom validTo state } } }`,
      )
    ).page.rows
      .map(({ employee, item, ownAmount, ownPercent, validFrom, validTo, state }: Data) =>
        [employee.code, item.title, text(ownAmount), text(ownPercent), validFrom, validTo ?? '', state].join(' '),
      )
      .toSorted();

  it('is understood, tried without consequences, written with what runs ended the day before, does nothing sent again, and is taken back whole', async () => {
    await give('E-1', 'Housing', { ownAmount: '950' });
    await give('E-2', 'Housing', { ownAmount: '800' });
    const before = await given();
    const file = table(
      header,
      ['E-1', 'housing', '950', '', '2024-01-01', ''],
      ['E-1', 'Housing', '1,000.50', '', '2026-04-01', ''],
      ['E-2', 'Housing', '', '12.5', '2024-01-01', ''],
      ['Mona E-2', 'Car', '', '', '2026-01-01', '2026-06-30'],
    );
    const id = await mapped(hr, file, {}, kind);
    expect(await read(hr, id)).toMatchObject({
      kind,
      mapping: {
        'Emp No': 'employeeId',
        [word]: itemId,
        Amount: 'ownAmount',
        Percent: 'ownPercent',
        From: 'validFrom',
        Until: 'validTo',
      },
    });
    expect(await step(hr, id, 'checkImport')).toMatchObject({
      state: 'checked',
      problems: [],
      counts: { create: 2, update: 1, skip: 1, rejected: 0 },
    });
    expect(await given()).toEqual(before);
    expect(await step(hr, id, 'commitImport')).toMatchObject({
      state: 'committed',
      counts: { create: 2, update: 1, rejected: 0 },
    });
    expect(await given()).toEqual([
      'E-1 Housing 1000.5  2026-04-01  approved',
      'E-1 Housing 950  2024-01-01 2026-03-31 approved',
      'E-2 Car   2026-01-01 2026-06-30 approved',
      'E-2 Housing  12.5 2024-01-01  approved',
    ]);
    expect(
      (
        await step(
          hr,
          await mapped(
            hr,
            table(
              ...[
                header,
                ['E-1', 'Housing', '1000.50', '', '2026-04-01', ''],
                ['E-2', 'Car', '', '', '2026-01-01', '2026-06-30'],
              ],
            ),
            {},
            kind,
          ),
          'checkImport',
        )
      ).counts,
    ).toMatchObject({ create: 0, update: 0, skip: 2, rejected: 0 });
    expect(await step(hr, id, 'undoImport')).toMatchObject({ state: 'undone', problems: [], counts: { kept: 0 } });
    expect(await given()).toEqual(before);
  });

  it('is refused row by row where nobody could be given that, who works for another company being nobody here', async () => {
    const other = await server.as({ company: await server.company(), grants: grantsOn(area) });
    await hire(other, 'ELSEWHERE');
    await create(other, area, { title: 'Theirs', fixedAmount: '1' });
    await create(hr, area, { title: 'Old', fixedAmount: '1', status: 'inactive' });
    const id = await mapped(
      hr,
      table(
        header,
        ['ELSEWHERE', 'Housing', '1', '', '2026-01-01', ''],
        ['E-1', 'Theirs', '1', '', '2026-01-01', ''],
        ['E-1', 'Old', '1', '', '2026-01-01', ''],
        ['E-1', 'Housing', '-5', '', '2026-01-01', ''],
        ['E-1', 'Housing', '5.005', '', '2026-01-02', ''],
        ['E-1', 'Car', '0', '', '2026-01-01', ''],
        ['E-2', 'Car', 'much', '', '2026-01-01', ''],
        ['E-2', 'Housing', '1', '', '2019-12-31', ''],
        ['E-1', 'Car', '5', '', '2026-02-01', ''],
        ['E-1', 'Car', '6', '', '2026-02-01', ''],
      ),
      {},
      kind,
    );
    const checked = await step(hr, id, 'checkImport');
    expect(checked.counts).toMatchObject({ create: 1, update: 0, rejected: 9 });
    const { rows } = (
      await ask(
        hr,
        'query($id: ID!) { importRows(id: $id, outcome: "rejected") { rows { row problems { code header message { en } } } } }',
        { id },
      )
    ).importRows;
    expect(
      rows.map(({ row, problems: [{ code, header: of, message }] }: Data) => [
        row,
        of,
        code === 'field_invalid' ? message.en : code,
      ]),
    ).toEqual([
      [2, 'Emp No', 'reference_unknown'],
      [3, word, 'reference_unknown'],
      [4, word, expect.stringContaining('inactive')],
      [5, 'Amount', 'Give at least 0.'],
      [6, 'Amount', expect.stringMatching(/AED|decimal|places/)],
      [7, 'Amount', expect.stringContaining('more than nothing')],
      [8, 'Amount', 'number_unreadable'],
      [9, 'From', expect.stringContaining('begins on 2020-01-01')],
      [11, 'Emp No', 'key_repeated'],
    ]);
    expect(found(checked)).toContainEqual(['field_invalid', '', [5, 6, 7]]);
    await step(hr, id, 'commitImport');
    expect([await given(), await given(other)]).toEqual([['E-1 Car 5  2026-02-01  approved'], []]);
  });

  it('brings amounts in only by who may see them, for whom they may, and leaves the amounts of others alone otherwise', async () => {
    await give('E-1', 'Housing', { ownAmount: '950' });
    const company = hr.companyId!;
    const blind = await server.as({
      company,
      grants: [
        ...imports,
        ...all(area, 'read'),
        ...all('Employee', 'read'),
        ...all(kind, 'read', 'create', 'update', 'delete'),
      ],
    });
    const amounts = await mapped(blind, table(header, ['E-2', 'Car', '5', '', '2026-01-01', '']), {}, kind);
    await expect(step(blind, amounts, 'checkImport')).rejects.toThrow(/FORBIDDEN/);
    await whole(
      blind,
      table(
        ['Emp No', word, 'From', 'Until'],
        ['E-1', 'Housing', '2024-01-01', '2026-12-31'],
        ['E-2', 'Housing', '2026-01-01', ''],
      ),
      kind,
    );
    expect(await given()).toEqual([
      'E-1 Housing 950  2024-01-01 2026-12-31 approved',
      'E-2 Housing   2026-01-01  approved',
    ]);
    const reader = await server.as({
      company,
      grants: [...imports, ...all(kind, 'read', 'read_sensitive'), ...all(area, 'read'), ...all('Employee', 'read')],
    });
    expect((await upload(reader, table(header), 'x.csv', kind)).status).toBe(403);
    expect((await ask(reader, '{ importKinds { value } }')).importKinds).toEqual([]);
    const ofTeam = await server.as({
      company,
      grants: [
        ...imports,
        ...all(area, 'read'),
        ...all('Employee', 'read'),
        ...['read', 'create', 'update', 'read_sensitive'].map((action): Grant => ({
          subject: kind,
          action,
          scope: 'team',
        })),
      ],
    });
    expect((await upload(ofTeam, table(header, ['E-1', 'Car', '5', '', '2026-01-01', '']), 'x.csv', kind)).status).toBe(
      403,
    );
    expect(await given()).toHaveLength(2);
  });

  it('waits for a second person where a flow is for it: nothing ends before, what holds is not changed past the flow, and what was rejected comes again as new', async () => {
    await give('E-1', 'Housing', { ownAmount: '950' });
    const boss = await server.as({ company: hr.companyId!, grants: [] });
    await create(hr, 'ApprovalFlow', {
      name: newId(),
      subject: kind,
      conditions: [],
      steps: [{ mode: 'any', approvers: [{ kind: 'people', userIds: [boss.id] }], skipAbsent: false }],
    });
    const past = await step(
      hr,
      await mapped(hr, table(header, ['E-1', 'Housing', '1500', '', '2024-01-01', '']), {}, kind),
      'checkImport',
    );
    expect(past).toMatchObject({
      counts: { update: 0, rejected: 1 },
      problems: [{ message: { en: expect.stringContaining('approved by a second person') } }],
    });
    const file = table(header, ['E-1', 'Housing', '1500', '', '2026-04-01', '']);
    const waiting = async (): Promise<string> =>
      (await ask(boss, `{ approvalsWaiting(subject: "${kind}") { rows { id } } }`)).approvalsWaiting.rows[0].id;
    await whole(hr, file, kind);
    const held = 'E-1 Housing 950  2024-01-01  approved';
    expect(await given()).toEqual(['E-1 Housing 1500  2026-04-01  proposed', held]);
    expect(await decide(boss, await waiting(), 'rejected', 'Not agreed', kind)).toBe('done');
    await whole(hr, file, kind);
    expect(await given()).toEqual([
      'E-1 Housing 1500  2026-04-01  proposed',
      'E-1 Housing 1500  2026-04-01  rejected',
      held,
    ]);
    expect(await decide(boss, await waiting(), 'approved', null, kind)).toBe('done');
    expect(await given()).toContain('E-1 Housing 950  2024-01-01 2026-03-31 approved');
  });
});
