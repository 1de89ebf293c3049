import { type Person } from '../../../test/test-app';
import { ask, counts, figuresIn, grants, home, homeQueries, listTotal, type HomeQuery } from './home.fixture';
import { test, company, people, add } from './home-company.fixture';

describe('every number is the total of the list behind it', () => {
  const inside = (Object.keys(homeQueries) as HomeQuery[]).filter((query) => query !== 'homePlatform');
  it.each([
    ...['hr', 'manager', 'employee', 'reader', 'other'].flatMap((who) =>
      inside.map((query): [string, HomeQuery] => [who, query]),
    ),
    ['admin', 'homePlatform'] as [string, HomeQuery],
  ])('for %s in %s', async (who, query) => {
    for (const [place, figure] of figuresIn(await home(people[who]!, query))) {
      // What failed stands inside the companies.
      if (place.startsWith('.failedMails')) continue;
      expect({ place, total: await listTotal(people[who]!, figure) }).toEqual({ place, total: figure.count });
    }
  });
});

describe('what waits for a decision', () => {
  const items = async (who: Person) =>
    (await home(who, 'homeApprovals')).items
      .map(({ subject, who: whom, amount }: any) => [subject, whom, amount])
      .sort();

  it('is one list for HR', async () => {
    expect(await items(people.hr!)).toEqual([
      ['EmployeeLeave', 'Bo Haddad', null],
      ['EmployeeLeave', 'Mona Haddad', null],
      ['EmployeeReward', 'Mona Haddad', '250.000'],
      ['FormRequest', 'Mona Haddad', null],
      ['PayrollRun', null, '1000.000'],
    ]);
    expect(
      [
        ...new Set(
          (await home(people.hr!, 'homeApprovals')).items.map(
            ({ subject, leaveType }: any) => `${subject} ${leaveType}`,
          ),
        ),
      ].sort(),
    ).toEqual(['EmployeeLeave Paid', 'EmployeeReward null', 'FormRequest null', 'PayrollRun null']);
  });

  it('leaves out for a manager what is their own and what their role does not decide', async () => {
    expect(await items(people.manager!)).toEqual([
      ['EmployeeLeave', 'Mona Haddad', null],
      ['FormRequest', 'Mona Haddad', null],
    ]);
    expect(await home(people.employee!, 'homeApprovals')).toBeNull();
  });

  it('names to whom may fulfil them the approved requests that are due on a day, and tells which are overdue', async () => {
    const toFulfil = async (who: Person) =>
      (await home(who, 'homeToFulfil'))?.items.map(({ who: whom, dueOn, dueStanding }: any) => [
        whom,
        dueOn,
        dueStanding,
      ]);
    expect(await toFulfil(people.hr!)).toEqual([['Sami Haddad', '2026-03-09', 'overdue']]);
    expect(await toFulfil(people.manager!)).toBeUndefined();
  });

  it('hides amounts from who may not read them', async () => {
    const blind = await test.as({ company, grants: grants('company', { EmployeeReward: ['read', 'approve'] }) });
    expect(await items(blind)).toEqual([['EmployeeReward', null, null]]);
  });
});

describe('pay', () => {
  it('tells where this month stands and what each month cost, exactly', async () => {
    const { period, run, runs, months } = await home(people.hr!, 'homePayroll');
    expect([period, run.state, run.net, runs.count]).toEqual(['2026-03', 'review', '1000.000', 1]);
    expect(
      months
        .filter(({ net }: any) => net !== '0')
        .map(({ month, net, gross, runs: { count } }: any) => [month, net, gross, count]),
    ).toEqual([['2026-02', '1000.000', '1000.000', 2]]);
    expect(await home(people.manager!, 'homePayroll')).toBeNull();
  });

  it('points at the earliest month that is still to be done, not past it', async () => {
    const other = await test.company();
    const clerk = await test.as({ company: other, grants: grants('company', { PayrollRun: ['read'] }) });
    const next = async (period: string, state: string) => {
      await add(
        'PayrollRun',
        { period, state, kind: 'regular', fromDate: `${period}-01`, toDate: `${period}-28`, currency: 'AED' },
        other,
      );
      return (await home(clerk, 'homePayroll')).period;
    };
    expect((await home(clerk, 'homePayroll')).period).toBe('2026-03');
    expect([
      await next('2025-12', 'posted'),
      await next('2026-03', 'review'),
      await next('2026-02', 'approved'),
      await next('2026-01', 'cancelled'),
    ]).toEqual(['2026-01', '2026-03', '2026-02', '2026-02']);
  });

  it('shows an employee their last payslip alone', async () => {
    expect((await home(people.employee!, 'homeMine')).payslip).toMatchObject({
      period: '2026-02',
      net: '300.000',
      difference: '10.000',
    });
    expect((await home(people.manager!, 'homeMine')).payslip).toBeNull();
  });
});

describe('papers', () => {
  it('are counted once each by time to expiry, archived ones not at all', async () => {
    const { ofEmployees, ofCompany, credits } = await home(people.hr!, 'homePapers');
    expect(counts(ofEmployees)).toEqual({ expired: 1, week: 1, month: 2, quarter: 1 });
    expect(counts(ofCompany)).toEqual({ expired: 0, week: 1, month: 0, quarter: 0 });
    expect(counts(credits)).toEqual({ overdue: 1, soon: 1, short: 3 });
  });

  it("are one's own for an employee", async () => {
    expect(counts((await home(people.employee!, 'homeMine')).documents)).toEqual({
      expired: 1,
      week: 1,
      month: 0,
      quarter: 0,
    });
    expect((await home(people.employee!, 'homePapers')).ofCompany).toBeNull();
  });
});

it('an employee sees of their leave what their balances have, first what can be asked for, and what is taken without being given is not short of anything', async () => {
  const { leave, nextLeave, leaveWaiting, requestsWaiting, requestsFulfilled } = await home(
    people.employee!,
    'homeMine',
  );
  expect(leave).toEqual([
    {
      title: 'Annual leave',
      balance: '27.5000',
      waiting: '3.0000',
      available: '22.5000',
      taken: '1.5000',
      ahead: '2.0000',
    },
    { title: 'Sick leave', balance: '-5.0000', waiting: '1.0000', available: null, taken: '5.0000', ahead: '0.0000' },
  ]);
  expect([nextLeave.fromDate, leaveWaiting.count, requestsWaiting.count, requestsFulfilled.count]).toEqual([
    '2026-03-16',
    1,
    1,
    1,
  ]);
});

describe('outside any company', () => {
  it('an admin sees the product as a whole', async () => {
    const { companies, newest, users, employees, failedMails, failedJobs } = await home(people.admin!, 'homePlatform');
    expect(companies.count).toBeGreaterThanOrEqual(2);
    expect(newest.map(({ name }: any) => name)).toEqual(expect.arrayContaining(['Harbour', 'Cedar']));
    expect([users.count > 5, employees, Array.isArray(failedJobs)]).toEqual([true, expect.any(Number), true]);
    expect(employees).toBeGreaterThanOrEqual(7);
    expect(failedMails.find(({ name }: any) => name === 'Cedar').mails).toMatchObject({ count: 1, subject: 'Mail' });
  });

  it('support sees no more than it may, and nobody inside a company anything', async () => {
    const support = await test.as({ grants: grants('company', { Company: ['read'] }) });
    expect(await home(support, 'homePlatform')).toMatchObject({
      users: null,
      employees: null,
      failedMails: null,
      failedJobs: null,
    });
    expect(await home(people.hr!, 'homePlatform')).toBeNull();
    expect((await ask(people.admin!, 'homePeople')).errors?.[0]?.extensions.code).toBe('NO_COMPANY');
  });
});

describe('who may do nothing', () => {
  it.each(Object.keys(homeQueries).filter((query) => query !== 'homePlatform') as HomeQuery[])(
    'gets nothing of %s',
    async (query) => {
      expect(await home(people.client!, query)).toBeNull();
      if (query !== 'homePeople') expect(await home(people.reader!, query)).toBeNull();
    },
  );
});
