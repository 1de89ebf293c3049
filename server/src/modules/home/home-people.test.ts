import { type Person } from '../../../test/test-app';
import { grants, home } from './home.fixture';
import { test, company, boss, mona, sami, lina, people } from './home-company.fixture';

describe('the people', () => {
  it('are counted for HR with who comes and goes, and by department', async () => {
    const { headcount, months, joinersNext, leaversNext, departments, departmentCount } = await home(
      people.hr!,
      'homePeople',
    );
    expect([headcount.count, joinersNext.count, leaversNext.count, departmentCount]).toEqual([5, 1, 1, 2]);
    expect(months.map(({ month }: { month: string }) => month)).toEqual([
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
    expect(
      months.slice(-5).map(({ headcount: { count }, joiners, leavers }: any) => [count, joiners.count, leavers.count]),
    ).toEqual([
      [5, 1, 0],
      [5, 0, 1],
      [4, 0, 0],
      [4, 0, 0],
      [5, 1, 0],
    ]);
    expect(departments.map(({ name, people: { count } }: any) => [name, count])).toEqual([
      ['Clinic', 3],
      ['Office', 1],
      [null, 1],
    ]);
  });

  it('are those of the team for a manager, and nobody else for an employee', async () => {
    expect((await home(people.manager!, 'homePeople')).headcount.count).toBe(4);
    expect((await home(people.employee!, 'homePeople')).headcount.count).toBe(1);
  });

  it("whose probation or limited contract ends within a month are told, unless they leave anyway or are none of the reader's", async () => {
    for (const [id, days] of [
      [lina, `probation_end = '2026-04-09'`],
      [mona, `contract_end = '2026-03-10'`],
      [boss, `contract_end = '2026-04-10'`],
      [sami, `contract_end = '2026-04-01'`],
    ]) {
      await test.inside(company, `update employee set ${days} where id = $1`, [id]);
    }
    const told = async (who: Person) =>
      (await home(who, 'homeDates'))
        .filter(({ occasion }: any) => occasion.endsWith('_end'))
        .map(({ occasion, name, date }: any) => [occasion, name, date]);
    expect(await told(people.hr!)).toEqual([
      ['contract_end', 'Mona Haddad', '2026-03-10'],
      ['probation_end', 'Lina Haddad', '2026-04-09'],
    ]);
    expect(await told(people.employee!)).toEqual([['contract_end', 'Mona Haddad', '2026-03-10']]);
    await test.inside(company, 'update employee set probation_end = null, contract_end = null where company_id = $1', [
      company,
    ]);
  });

  it('celebrate in the coming fortnight; no year of birth is told', async () => {
    const dates = await home(people.hr!, 'homeDates');
    expect(dates.map(({ occasion, date, name, years }: any) => [occasion, date, name, years])).toEqual([
      ['birthday', '2026-03-10', 'Bo Haddad', null],
      ['anniversary', '2026-03-20', 'Mona Haddad', 5],
      ['birthday', '2026-03-24', 'Lina Haddad', null],
    ]);
    expect(await home(people.reader!, 'homeDates')).toBeNull();
  });
});

describe('who is away', () => {
  const groupsOf = async (who: Person) =>
    Object.fromEntries(
      (await home(who, 'homeAbsence')).groups.map(({ reason, figure, people: named }: any) => [
        reason,
        [figure.count, ...named.map(({ name }: any) => name)],
      ]),
    );

  it('is told by reason: leave goes before absence, and times that have begun before those that have passed', async () => {
    expect(await groupsOf(people.hr!)).toEqual({
      leave: [1, 'Lina Haddad'],
      absent: [1, 'Sami Haddad'],
      expected: [1, 'Zoe Haddad'],
      late: [1, 'Mona Haddad'],
    });
    expect(await groupsOf(people.manager!)).toEqual({
      leave: [1, 'Lina Haddad'],
      absent: [1, 'Sami Haddad'],
      expected: [0],
      late: [1, 'Mona Haddad'],
    });
  });

  it('is what the sheet of the day says', async () => {
    const { data } = await people.hr!.graphql(
      '{ attendanceSheet(from: "2026-03-10", to: "2026-03-10") { rows { employeeName days { status late } } } }',
    );
    const days = data.attendanceSheet.rows.map(({ employeeName, days: [day] }: any) => [
      employeeName.split(' ')[0],
      day.status,
      day.late > 0,
    ]);
    expect(days).toEqual(
      expect.arrayContaining([
        ['Lina', 'leave', false],
        ['Sami', 'absent', false],
        ['Zoe', 'upcoming', false],
        ['Mona', 'in_now', true],
      ]),
    );
  });

  it('is refused for several days at once', async () => {
    expect(
      (await people.hr!.graphql('{ attendanceSheet(from: "2026-03-09", to: "2026-03-10", standing: late) { total } }'))
        .errors?.[0]?.extensions,
    ).toMatchObject({ code: 'INVALID', field: 'standing' });
  });

  it('is told to a colleague by name alone, where their role lets them see it', async () => {
    expect((await home(people.employee!, 'homeMine')).away).toEqual([
      { id: lina, name: 'Lina Haddad', until: '2026-03-11' },
    ]);
    const blind = await test.as({ company, employeeId: sami, grants: grants('own', { EmployeeLeave: ['read'] }) });
    expect((await home(blind, 'homeMine')).away).toBeNull();
  });
});
