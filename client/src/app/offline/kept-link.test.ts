import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { connection } from '../../ui/words/connection';
import { keptLink } from './kept-link';

const disk = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (name: string) => disk.get(name),
  update: async (name: string, change: (held: unknown) => unknown) => void disk.set(name, change(disk.get(name))),
  clear: async () => disk.clear(),
}));

const seen = Date.parse('2026-11-27T09:12:00Z');
const session = {
  user: { id: 'elias', name: 'Elias', email: 'e@m.example', type: 'employee', status: 'active' },
  company: { id: 'harbour' },
  employeeId: 'e1',
  viewing: null,
  formerUntil: null,
  expires: '2026-12-20T00:00:00Z',
};

type Server = (name: string) => object | Error;
const answers: Record<string, object> = {
  Session: { session },
  HomeMine: { mine: { employeeId: 'e1', payslip: { net: 'a secret sum' } } },
  MyPayslips: { page: { rows: [{ net: 'a secret sum' }] } },
};
const online: Server = (name) => ({ data: answers[name] });
const offline: Server = () => new TypeError('Failed to fetch');

/** The app as it is once it is opened. */
function opened(server: Server, now = seen) {
  const told = jest.spyOn(connection, 'showsKept');
  const wire = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const answer = server(operationName!);
        if (answer instanceof Error) return observer.error(answer);
        observer.next(answer as ApolloLink.Result);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: keptLink(() => now).concat(wire), cache: new InMemoryCache() });
  return {
    told,
    async ask(name: string, fields: string) {
      const query = gql(`query ${name} { ${fields} }`);
      const answer = await client
        .query({ query, fetchPolicy: 'no-cache' })
        .catch((error: Error) => ({ data: error.message }));
      await new Promise((resolve) => setTimeout(resolve));
      return answer.data as unknown;
    },
  };
}

const mine = 'mine { employeeId payslip { net } }';
const who = 'session { expires }';

beforeEach(async () => {
  jest.restoreAllMocks();
  disk.clear();
  const { ask } = opened(online);
  await ask('Session', who);
  await ask('HomeMine', mine);
  await ask('MyPayslips', 'page { rows { net } }');
});

it('what was seen last is shown without a connection, and when it was seen', async () => {
  const { ask, told } = opened(offline, seen + 3_600_000);
  expect(await ask('Session', who)).toEqual({ session });
  expect(await ask('HomeMine', mine)).toEqual({ mine: { employeeId: 'e1', payslip: null } });
  expect(told.mock.calls).toEqual([[seen]]);
});

it('pay is neither kept nor shown', async () => {
  expect(JSON.stringify([...disk.values()])).not.toContain('secret');
  const { ask } = opened(offline);
  await ask('Session', who);
  expect(await ask('MyPayslips', 'page { rows { net } }')).toBe('Failed to fetch');
});

it('a fault of the server is no lack of a connection', async () => {
  const { ask } = opened((name) => (name === 'Session' ? online(name) : new Error('Bad gateway')));
  await ask('Session', who);
  expect(await ask('HomeMine', mine)).toBe('Bad gateway');
});

test.each([
  ['nobody is signed in any more', { session: null }],
  ['another account is', { session: { ...session, user: { ...session.user, id: 'hana' } } }],
  ['another company is', { session: { ...session, company: { id: 'oasis' } } }],
])('everything is gone once %s', async (_case, data) => {
  await opened(() => ({ data })).ask('Session', who);
  expect(JSON.stringify([...disk.values()])).not.toContain('HomeMine');
});

it('everything is gone once the sign-in has ended, also without a connection', async () => {
  const { ask } = opened(offline, Date.parse(session.expires));
  expect(await ask('Session', who)).toBe('Failed to fetch');
  expect(disk.size).toBe(0);
});

it('what the server refuses since is kept no longer', async () => {
  const { ask } = opened((name) => (name === 'Session' ? online(name) : { errors: [{ message: 'No' }] }));
  await ask('Session', who);
  await ask('HomeMine', mine);
  expect(JSON.stringify([...disk.values()])).not.toContain('HomeMine');
});
