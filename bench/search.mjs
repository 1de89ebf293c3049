import { startChild } from './running/child.mjs';
import { sql } from './running/database.mjs';
import { companyId, departmentId, employeeId, fillCompanies } from './people.mjs';
import { slowestTwentieth } from './running/side-by-side.mjs';

const people = 100_000;
const [ofAll, ofHead] = [1, 2];

const query = `query Employees($search: String, $filter: EmployeeFilter) {
  employees(search: $search, filter: $filter, limit: 25) { rows { id version code employeeName nativeName status department { id name } position { id title } } total }
}`;

/** A letter, nearly nobody and nobody, many, all, two words, Arabic in another spelling; and a part of one field. */
const questions = [
  ...['a', 'muller', 'xyzzy', 'haddad', 'company', 'clara muller', 'فاطمه'].map((search) => ({ search })),
  { filter: { lastName: { contains: 'muller' } } },
  { filter: { nativeName: { startsWith: 'محمد' } } },
].map((variables) => () => ({ query, variables }));

/**
 * Words looked for among 100,000 employees beside as many of another company, by HR and by the head of a department of
 * 5,000.
 */
export async function measureSearch(database) {
  const url = await database.copy('search');
  await fillCompanies(url, { count: 2, people });
  await sql(
    url,
    `update department set manager_id = '${employeeId(ofHead, 1)}' where company_id = '${companyId(ofHead)}' and id = '${departmentId(ofHead, 2)}'`,
    `update membership set employee_id = '${employeeId(ofHead, 1)}' where company_id = '${companyId(ofHead)}'`,
    `update company_role set grants = replace(grants::text, '"scope": "company"', '"scope": "department"')::jsonb where company_id = '${companyId(ofHead)}'`,
  );
  const server = await startChild('running/server.mjs', {
    database: url,
    companies: [ofAll, ofHead],
    rateLimits: false,
  });
  const ask = (company) => async (body) => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server.tokens[company]}` },
      body: JSON.stringify(body),
    });
    const { data, errors } = await answer.json();
    const taken = performance.now() - began;
    if (errors) throw new Error(`A search came out as ${JSON.stringify(errors)}`);
    const { search } = body.variables;
    if (search === 'a' && data.employees.total !== (company === ofAll ? people : people / 20))
      throw new Error(`A search found ${data.employees.total}`);
    return taken;
  };
  try {
    return [
      {
        what: 'list: search among 100,000 with its total, ms of the slowest twentieth',
        ...(await slowestTwentieth(questions, ask(ofAll))),
        detail: 'a letter, rare and common words, Latin and Arabic, filters',
      },
      {
        what: 'list: the same by the head of a department of 5,000',
        ...(await slowestTwentieth(questions, ask(ofHead))),
        detail: 'of another 100,000',
      },
    ];
  } finally {
    await server.stop();
  }
}
