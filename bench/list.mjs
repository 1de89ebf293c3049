import { startChild } from './running/child.mjs';
import { fillCompanies, companyId } from './people.mjs';
import { measureSearch } from './search.mjs';
import { compare } from './running/side-by-side.mjs';

/** What people look at: mostly the first pages in the ordinary order, at times further on or sorted otherwise. */
const pages = [
  { offset: 0 },
  { offset: 25 },
  { offset: 0 },
  { offset: 50 },
  { offset: 0, sort: 'code' },
  { offset: 0 },
  { offset: 500 },
  { offset: 0, sort: 'hireDate', isDescending: true },
];

const rowFields =
  'id version code employeeName status hireDate workEmail mobilePhone department { id name } position { id title department { name } }';
const query = `query Employees($sort: [EmployeeSort!], $offset: Int) {
  employees(sort: $sort, offset: $offset, limit: 25) { rows { ${rowFields} } total }
}`;
const keysetQuery = `query Employees($after: String) { employees(after: $after, sort: [{ field: code }], limit: 25) { rows { ${rowFields} } endCursor } }`;

const headersFor = (token) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });

/** The page after half of 2,000 or 1,000,000 employees alike, for their numbers count up. */
export const keysetRequest = (token) => ({
  method: 'POST',
  path: '/graphql',
  headers: headersFor(token),
  body: JSON.stringify({
    query: keysetQuery,
    variables: { after: Buffer.from(JSON.stringify(['E-0001000', 'e'.padEnd(24, '0')])).toString('base64url') },
  }),
});

export const graphqlRequests = (companies, tokens) =>
  companies.flatMap((company) =>
    pages.map(({ offset, sort, isDescending }) => ({
      method: 'POST',
      path: '/graphql',
      headers: headersFor(tokens[company]),
      body: JSON.stringify({
        query,
        variables: { offset, sort: sort ? [{ field: sort, direction: isDescending ? 'DESC' : 'ASC' }] : undefined },
      }),
    })),
  );

export const plainRequests = (companies) =>
  companies.flatMap((company) =>
    pages.map(({ offset, sort = 'lastName' }) => ({
      path: `/page?company=${companyId(company)}&offset=${offset}&sort=${sort}`,
    })),
  );

/**
 * A page of 25 of 100,000 employees in 50 companies with department, positions and total, against hand-written code.
 */
async function measureList(database) {
  const url = await database.copy('list');
  await fillCompanies(url, { count: 50, people: 2_000 });
  const companies = [3, 11, 19, 27, 35, 43, 48, 50];
  const [server, plain] = [
    await startChild('running/server.mjs', { database: url, companies }),
    await startChild('hand-written/server.mjs', { database: url }),
  ];
  try {
    const ours = { url: server.url, requests: graphqlRequests(companies, server.tokens) };
    const theirs = { url: plain.url, requests: plainRequests(companies) };
    await refuseDifferentAnswers(ours, theirs);
    const { ours: rate, theirs: handWritten, ratio } = await compare(ours, theirs);
    return [
      {
        what: 'list: page of 25 of 100,000 with department, position, total',
        value: ratio,
        aim: 0.5,
        isAtLeast: true,
        detail: `${Math.round(rate)} of ${Math.round(handWritten)} requests a second, hand-written`,
      },
    ];
  } finally {
    await Promise.all([server.stop(), plain.stop()]);
  }
}

/** The same page, and words looked for in a list. */
export const measureLists = async (database) => [...(await measureList(database)), ...(await measureSearch(database))];

async function refuseDifferentAnswers(ours, theirs) {
  for (const at of ours.requests.keys()) {
    const [one, other] = await Promise.all(
      [ours, theirs].map(async ({ url, requests }) => {
        const { path, ...init } = requests[at];
        return (await fetch(url + path, init)).text();
      }),
    );
    if (one.trim() !== other.trim())
      throw new Error(`The two answer differently:\n${one.slice(0, 600)}\n${other.slice(0, 600)}`);
  }
}
