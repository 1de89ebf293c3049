import pg from 'pg';
import { startChild } from './running/child.mjs';
import { sql } from './running/database.mjs';
import { companyId, departmentId, employeeId, fillCompanies } from './people.mjs';
import { slowestTwentieth, timesByHand } from './running/side-by-side.mjs';

const people = 100_000;
const [ofAll, ofHead] = [1, 2];

const query = `query Employees($search: String, $filter: EmployeeFilter) {
  employees(search: $search, filter: $filter, limit: 25) { rows { id version code employeeName nativeName status department { id name } position { id title } } total }
}`;

/** The yardstick: total and page as one would write them for these words, by the owner of the table. */
const byHand = (words) => `with found as materialized (select id, last_name from employee t
    where company_id = $1 and deleted_at is null and ${words.map((_word, at) => `search_text like $${at + 2}`).join(' and ')})
  select t.id, t.version, t.code, concat_ws(' ', t.first_name, t.middle_name, t.last_name), t.native_name, t.status, d.name,
    p.title, (select count(*) from found)
  from (select id, last_name from found order by last_name, id limit 25) f join employee t on t.company_id = $1 and t.id = f.id
  left join department d on d.company_id = t.company_id and d.id = t.department_id
  left join position p on p.company_id = t.company_id and p.id = t.position_id order by f.last_name, f.id`;

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
  const client = new pg.Client(url);
  await client.connect();
  const askByHand = async ({ variables: { search } }) => {
    const words = search.split(' ');
    const values = [companyId(ofAll), ...words.map((word) => `%${word}%`)];
    const began = performance.now();
    await client.query({ name: `words ${words.length}`, text: byHand(words), values });
    return performance.now() - began;
  };
  const bySearch = questions.filter((question) => question().variables.search);
  try {
    return [
      timesByHand(
        'list: search among 100,000 with its total, slowest twentieth',
        (await slowestTwentieth(questions, ask(ofAll))) / 1000,
        (await slowestTwentieth(bySearch, askByHand)) / 1000,
        1.5,
        'a letter, rare and common words, Latin and Arabic, filters; 100 ms on a fast machine',
      ),
      {
        what: 'list: the same by the head of a department of 5,000, ms of the slowest twentieth',
        value: await slowestTwentieth(questions, ask(ofHead)),
        aim: 100,
        isAtLeast: false,
        detail: 'of another 100,000',
      },
    ];
  } finally {
    await client.end();
    await server.stop();
  }
}
