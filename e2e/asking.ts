import { setTimeout as after } from 'node:timers/promises';

/** Asks over GraphQL as somebody of the demo; `key` names a write, which is done once however often it is asked for. */
export type Asking = (account: string, query: string, variables?: object, key?: string) => Promise<any>;

/** Who is cut off or told that the same is still being done asks again, as the web app and old clients do. */
export function askerOf(url: string): Asking {
  const post = async (query: string, variables: object, headers: Record<string, string>): Promise<any> => {
    for (const end = Date.now() + 30_000; Date.now() < end; await after(25)) {
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query, variables }) })
        .then((response) => response.json() as Promise<any>, () => null);
      if (!answer) continue;
      if (!answer.errors) return Object.values(answer.data)[0];
      if (!/still running/.test(answer.errors[0].message)) throw new Error(answer.errors[0].message);
    }
    throw new Error('nobody answers');
  };
  const signIn = 'mutation($email: String!) { signIn(email: $email, password: "muster-demo") { token } }';
  const tokens = new Map<string, Promise<{ token: string }>>();
  return async (account, query, variables = {}, key) => {
    if (!tokens.has(account)) tokens.set(account, post(signIn, { email: `${account}@muster.example` }, {}));
    const { token } = await tokens.get(account)!;
    return post(query, variables, { authorization: `Bearer ${token}`, ...key && { 'idempotency-key': key } });
  };
}
