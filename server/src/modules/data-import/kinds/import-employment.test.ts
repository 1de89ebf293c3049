import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { ask, csv, hr, mapped, people, salaries, staff, step, type Data } from '../import.fixture';

const today = '2026-03-15';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date(`${today}T08:00:00Z`) });
});
afterAll(() => server.close());
async function someone(grants: Grant[] = hr): Promise<Person> {
  return server.as({ company: await server.company(), grants });
}

describe('what a list tells of an employment', () => {
  test('tells how somebody came, their profession and the ends of their probation and contract, and another list changes them', async () => {
    const person = await someone();
    const header = [
      'Name',
      'Staff No',
      'Hire date',
      'Recruitment source',
      'Profession',
      'Probation end date',
      'End of contract',
    ];
    const bring = async (...cells: string[]): Promise<Data> => {
      const id = await mapped(person, csv([['Stone, Ada', '101', '2026-01-15', ...cells]], header));
      expect(await step(person, id, 'checkImport')).toMatchObject({
        mapping: {
          'Recruitment source': 'sourceOfHire',
          'Probation end date': 'probationEnd',
          'End of contract': 'contractEnd',
        },
        problems: [],
      });
      await step(person, id, 'commitImport');
      return (await ask(person, '{ employees { rows { sourceOfHire profession probationEnd contractEnd } } }'))
        .employees.rows[0];
    };
    expect(await bring('Referral', 'Nurse', '2026-07-14', '2036-01-14')).toEqual({
      sourceOfHire: 'Referral',
      profession: 'Nurse',
      probationEnd: '2026-07-14',
      contractEnd: '2036-01-14',
    });
    expect(await bring('Referral', 'Midwife', '2026-04-14', '')).toEqual({
      sourceOfHire: 'Referral',
      profession: 'Midwife',
      probationEnd: '2026-04-14',
      contractEnd: null,
    });
  });

  test('tells of somebody who left: their position and their pay end with their last day, and go on when it is undone', async () => {
    const person = await someone();
    const first = await mapped(person, csv(people));
    await step(person, first, 'checkImport');
    await step(person, first, 'commitImport');
    const held = async (): Promise<Data> => {
      const [ben] = (await staff(person)).filter(({ code }) => code === '102');
      const {
        employeePositions: {
          rows: [position],
        },
      } = await ask(
        person,
        'query($id: ID!) { employeePositions(filter: { employeeId: { eq: $id } }) { rows { validFrom validTo endChangeType } } }',
        { id: ben!.id },
      );
      const [pay] = (await salaries(person)).filter(({ employeeId }) => employeeId === ben!.id);
      return { status: ben!.status, position, pay: [pay!.baseSalary, pay!.validTo] };
    };
    const before = await held();
    expect(before).toEqual({
      status: 'active',
      position: { validFrom: '2018-02-01', validTo: null, endChangeType: null },
      pay: ['10000.000', null],
    });

    const left = [people[0]!, people[1]!.map((cell, index) => (index === 5 ? '2/28/2026' : cell)), ...people.slice(2)];
    const second = await mapped(person, csv(left));
    expect(await step(person, second, 'checkImport')).toMatchObject({ counts: { create: 0, update: 1, skip: 3 } });
    await step(person, second, 'commitImport');
    expect(await held()).toEqual({
      status: 'exited',
      position: { validFrom: '2018-02-01', validTo: '2026-02-28', endChangeType: 'exit' },
      pay: ['10000.000', '2026-02-28'],
    });
    expect(await step(person, second, 'undoImport')).toMatchObject({ counts: { kept: 0 } });
    expect(await held()).toEqual(before);
  });

  test('refuses a status the form would refuse, and to take an ending back by an empty cell, row by row', async () => {
    const person = await someone();
    const rows = [
      ['Lake,Cleo', '1', '5/20/2019', '9/30/2024', ''],
      ['Dune, Dev', '2', '8/17/2020', '12/31/2026', ''],
      ['Reed, Ben', '3', '2/1/2018', '', 'Active'],
      ['Stone, Ada', '4', '2/1/2018', '', 'Active'],
    ];
    const header = ['Name', 'Staff No', 'Hire date', 'Exit date', 'Employment status'];
    const first = await mapped(person, csv(rows, header));
    expect(await step(person, first, 'checkImport')).toMatchObject({ counts: { create: 4, rejected: 0 } });
    await step(person, first, 'commitImport');
    const status = ['Active', 'Active', 'Draft', 'On hold'];
    const second = await mapped(
      person,
      csv(
        [
          ...rows.map((row, at) => [...row.slice(0, 3), '', status[at]!]),
          ['Fox, Eve', '5', '2/1/2018', '', 'Notice period'],
        ],
        header,
      ),
    );
    expect(await step(person, second, 'checkImport')).toMatchObject({ counts: { create: 0, update: 1, rejected: 4 } });
    const { importRows } = await ask(
      person,
      'query($id: ID!) { importRows(id: $id, outcome: "rejected") { rows { row problems { code header message { en } } } } }',
      { id: second },
    );
    expect(
      importRows.rows.map(({ row, problems: [first] }: Data) => [
        row,
        first.code,
        first.header,
        first.message.en.split(/[.:]/)[0],
      ]),
    ).toEqual([
      [2, 'field_invalid', 'Exit date', 'The employee has left'],
      [3, 'field_invalid', 'Exit date', 'The employee is under notice until the last day'],
      [4, 'field_invalid', 'Employment status', 'The employment has begun and cannot go back to being planned'],
      [6, 'field_invalid', 'Employment status', 'Under notice and left need the last day of employment'],
    ]);
    await step(person, second, 'commitImport');
    expect((await staff(person)).map((row) => row.status)).toEqual(['exited', 'notice', 'active', 'suspended']);
  });

  test('refuses a later hire date than what is on file since, and managers in a circle, in the dry run and where somebody moved on since', async () => {
    const person = await someone();
    const header = ['Name', 'Staff No', 'Hire date', 'Manager', 'Department'];
    const rows = [
      ['Stone, Ada', '1', '2/1/2018', '', 'IT'],
      ['Reed, Ben', '2', '2/1/2018', 'Ada Stone', 'IT'],
      ['Lake, Cleo', '3', '2/1/2018', 'Ben Reed', 'IT'],
      ['Dune, Dev', '4', '2/1/2018', 'Cleo Lake', 'IT'],
    ];
    const first = await mapped(person, csv(rows, header));
    await step(person, first, 'checkImport');
    expect(await step(person, first, 'commitImport')).toMatchObject({ counts: { create: 4, rejected: 0 } });
    const rejected = async (id: string): Promise<Data> =>
      (
        await ask(
          person,
          'query($id: ID!) { importRows(id: $id, outcome: "rejected") { rows { row problems { code header message { en } } } } }',
          { id },
        )
      ).importRows.rows;

    const circle = await mapped(
      person,
      csv(
        [
          ['Stone, Ada', '1', '2/1/2018', 'Cleo Lake', 'IT'],
          ['Dune, Dev', '4', '3/1/2018', 'Cleo Lake', 'IT'],
        ],
        header,
      ),
    );
    expect(await step(person, circle, 'checkImport')).toMatchObject({ counts: { update: 0, rejected: 2 } });
    expect(await rejected(circle)).toMatchObject([
      { row: 2, problems: [{ code: 'manager_circle', header: 'Manager' }] },
      {
        row: 3,
        problems: [
          { code: 'field_invalid', header: 'Hire date', message: { en: expect.stringContaining('2018-01-02') } },
        ],
      },
    ]);

    const [ada, , cleo] = await staff(person);
    const moving = await mapped(person, csv([['Stone, Ada', '1', '2/1/2018', 'Cleo Lake', 'IT']], header));
    const free =
      'mutation($e: ID!, $m: ID) { createEmployeePosition(input: {employeeId: $e, managerId: $m, validFrom: "2026-03-15"}) { id } }';
    await ask(person, free, { e: cleo!.id, m: null });
    expect(await step(person, moving, 'checkImport')).toMatchObject({ counts: { update: 1, rejected: 0 } });
    await ask(
      person,
      'mutation($id: ID!, $m: ID) { updateEmployeePosition(id: $id, version: 1, input: {managerId: $m}) { id } }',
      {
        id: (
          await ask(
            person,
            'query($e: ID!) { employeePositions(filter: {employeeId: {eq: $e}, validTo: {isEmpty: true}}) { rows { id } } }',
            { e: cleo!.id },
          )
        ).employeePositions.rows[0].id,
        m: ada!.id,
      },
    );
    expect(await step(person, moving, 'commitImport')).toMatchObject({ counts: { update: 0, rejected: 1 } });
    expect(await rejected(moving)).toMatchObject([
      {
        problems: [{ code: 'refused_on_writing', message: { en: expect.stringContaining('reports to the employee') } }],
      },
    ]);
  });
});
