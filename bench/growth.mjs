import { startChild } from './running/child.mjs';
import { graphqlRequests, keysetRequest } from './list.mjs';
import { fillCompanies } from './people.mjs';
import { compare } from './running/side-by-side.mjs';

const companies = [1, 2, 3, 5];
const largeCompany = 900;

/**
 * The same page of a company of 2,000 in a table of 10,000 rows and in one of 1,000,000; and a company of 1,000,000 by
 * itself.
 */
export async function measureGrowth(database) {
  const [small, large] = [await database.copy('small'), await database.copy('large')];
  await fillCompanies(small, { count: 5, people: 2_000 });
  await fillCompanies(large, { count: 500, people: 2_000 });
  const [few, many] = [
    await startChild('running/server.mjs', { database: small, companies }),
    await startChild('running/server.mjs', { database: large, companies }),
  ];
  try {
    const ofFew = { url: few.url, requests: graphqlRequests(companies, few.tokens) };
    const ofMany = { url: many.url, requests: graphqlRequests(companies, many.tokens) };
    const { ours, theirs, ratio } = await compare(ofFew, ofMany);
    return [
      {
        what: 'growth: time of a page, 1,000,000 rows against 10,000',
        value: ratio,
        aim: 1.5,
        isAtLeast: false,
        detail: `${Math.round(theirs)} and ${Math.round(ours)} requests a second`,
      },
      await measureKeyset(large, ofFew),
    ];
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}

/** A page after a cursor in the middle of a company of a million, without total, against the same in one of 2,000. */
async function measureKeyset(url, small) {
  await fillCompanies(url, { first: largeCompany, count: 1, people: 1_000_000 });
  const server = await startChild('running/server.mjs', { database: url, companies: [largeCompany] });
  try {
    const after = (target, token) => ({ url: target.url, requests: [keysetRequest(token)] });
    const tokenOf = ({ requests }) => requests[0].headers.authorization.replace('Bearer ', '');
    const { ours, theirs, ratio } = await compare(
      after(small, tokenOf(small)),
      after(server, server.tokens[largeCompany]),
      { turns: 1 },
    );
    return {
      what: 'growth: time of a page after a cursor, company of 1,000,000 against 2,000',
      value: ratio,
      aim: 1.5,
      isAtLeast: false,
      detail: `${Math.round(theirs)} and ${Math.round(ours)} requests a second, without total`,
    };
  } finally {
    await server.stop();
  }
}
