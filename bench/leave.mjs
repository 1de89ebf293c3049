import { startChild } from './running/child.mjs';
import { sql } from './running/database.mjs';
import { companyId, employeeId, fillCompanies, fillLeave, leaveTypeId } from './people.mjs';
import { slowestTwentieth } from './running/side-by-side.mjs';

const people = 10_000;
const company = 1;

const rowFields =
  'id version allowedActions employeeId employeeName employeeCode departmentName typeMark { title colour } balance available granted taken planned pending expiring expiresOn asOf';
const list = `query Balances($filter: LeaveBalanceFilter, $sort: [LeaveBalanceSort!], $search: String, $offset: Int) {
  leaveBalances(filter: $filter, sort: $sort, search: $search, offset: $offset, limit: 25) { rows { ${rowFields} } total } }`;
const statement = `query Statements($employeeId: ID!, $day: Date) { leaveStatements(employeeId: $employeeId, day: $day) {
  title balance waiting available rules lots { days since expiresOn } trace { date kind days balance expiresOn isForeseen leaveId reason rule from { days givenOn } } } }`;

/** What is looked at: the first page, one far on, and by a name, a department or words. */
const lists = [
  { sort: [{ field: 'balance', direction: 'DESC' }] },
  { sort: [{ field: 'balance', direction: 'DESC' }], offset: 9_000 },
  { sort: [{ field: 'employeeName' }] },
  { filter: { departmentName: { eq: 'Department 7' } }, sort: [{ field: 'taken', direction: 'DESC' }] },
  { search: 'haddad' },
].map((variables) => () => ({ query: list, variables }));

const statements = [null, `${new Date().getUTCFullYear() + 1}-06-30`].map((day) => (round) => ({
  query: statement,
  variables: { employeeId: employeeId(company, 1 + ((round * 241) % people)), day },
}));

/**
 * Balances of 10,000 employees with five years of ledger: the list of everybody, and one person's with every step to
 * it.
 */
export async function measureLeave(database) {
  const url = await database.copy('leave');
  await fillCompanies(url, { count: 2, people });
  for (const each of [1, 2]) await fillLeave(url, each);
  const server = await startChild('running/server.mjs', { database: url, companies: [company] });
  try {
    const [{ lines }] = await sql(
      url,
      `select count(*)::int as lines from leave_ledger_entry where company_id = '${companyId(company)}' and type_id = '${leaveTypeId(company)}'`,
    );
    const ask = async (body) => {
      const began = performance.now();
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${server.tokens[company]}` },
        body: JSON.stringify(body),
      });
      const { data, errors } = await answer.json();
      if (errors || !(data.leaveBalances?.rows.length || data.leaveStatements?.[0].trace.length > 100))
        throw new Error(`Balances came out as ${JSON.stringify(errors ?? data)}`);
      return performance.now() - began;
    };
    return [
      {
        what: 'leave: page of 25 balances of 10,000 employees, ms of the slowest twentieth',
        value: await slowestTwentieth(lists, ask),
        aim: 100,
        isAtLeast: false,
        detail: `five years of ledger, ${lines} lines`,
      },
      {
        what: 'leave: one balance with every step to it, ms of the slowest twentieth',
        value: await slowestTwentieth(statements, ask),
        aim: 100,
        isAtLeast: false,
        detail: 'today and in a year',
      },
    ];
  } finally {
    await server.stop();
  }
}
