import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Asks over GraphQL as somebody of the demo; `key` names a write, which is done once however often it is asked for. */
export type Asking = <T>(account: string, query: string, variables?: object, key?: string) => Promise<T>;

export interface Row {
  id: string;
  version: number;
}
export interface Rows<T> {
  rows: T[];
}

interface Answer {
  data: Record<string, unknown>;
  errors?: { message: string }[];
}

/** Who is cut off or told that the same is still being done asks again, as the web app and old clients do. */
export function askerOf(url: string): Asking {
  const post = async <T>(query: string, variables: object, headers: Record<string, string>): Promise<T> => {
    for (const end = Date.now() + 30_000; Date.now() < end; await after(25)) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      }).then(
        (response) => response.json() as Promise<Answer>,
        () => null,
      );
      if (!answer) continue;
      if (!answer.errors) return Object.values(answer.data)[0] as T;
      if (!/still running/.test(answer.errors[0]!.message)) throw new Error(answer.errors[0]!.message);
    }
    throw new Error('nobody answers');
  };
  const signIn = 'mutation($email: String!) { signIn(email: $email, password: "muster-demo") { token } }';
  const tokens = new Map<string, Promise<{ token: string }>>();
  return async (account, query, variables = {}, key) => {
    if (!tokens.has(account))
      tokens.set(account, post<{ token: string }>(signIn, { email: `${account}@muster.example` }, {}));
    const { token } = await tokens.get(account)!;
    return post(query, variables, { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) });
  };
}

/**
 * Pay by attendance waits for days of which a time is missing: they count as days of presence. By an admin, for HR's
 * own are for somebody else.
 */
export async function settleAttendance(ask: Asking, period: string): Promise<void> {
  for (;;) {
    const days = await ask<{ id: string; version: number; mark: string | null }[]>(
      'hr',
      'query($period: String!) { attendanceDaysToSettle(period: $period) { id version mark } }',
      { period },
    );
    if (!days.length) return;
    const open = days.filter(({ mark }) => mark === null);
    await Promise.all(
      open.map(({ id, version }) =>
        ask(
          'admin',
          'mutation($id: ID!, $version: Int!) { updateAttendanceDay(id: $id, version: $version, input: { mark: present }) { id } }',
          { id, version },
        ),
      ),
    );
    await after(500);
  }
}

/** Asks over GraphQL as whoever is signed in at this page; a refusal fails the flow. */
export async function answerTo<T>({ request }: Page, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = (await (await request.post('/graphql', { data: { query, variables } })).json()) as {
    data: T;
    errors?: object[];
  };
  expect(errors).toBeUndefined();
  return data;
}
