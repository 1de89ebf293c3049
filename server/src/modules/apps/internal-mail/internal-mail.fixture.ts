import type { Answer, Person } from '../../../../test/test-app';

const row =
  'id draftVersion threadId folder isStarred isRead labels from { id name } to { id } cc { id } bcc { id } subject body excerpt time sentAt attachments { id name size }';

/** What a person does with their mail over GraphQL; a refusal is thrown under its code. */
export function mailOf(who: Person) {
  async function ask<T>(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<T> {
    const { data, errors } = await who.graphql(query, variables, headers);
    if (errors) throw new Refused(errors[0]!);
    return Object.values(data)[0] as T;
  }
  return {
    draft: (input: object, id?: string, version?: number) =>
      ask<any>(
        `mutation($id: ID, $v: Int, $i: EmailDraftInput!) { saveEmailDraft(id: $id, version: $v, input: $i) { ${row} } }`,
        { id, v: version, i: input },
      ),
    send: (id: string, headers?: Record<string, string>) =>
      ask<any>(`mutation($id: ID!) { sendEmail(id: $id) { ${row} } }`, { id }, headers),
    async write(to: Person[], subject: string, more: object = {}): Promise<any> {
      const { id } = await this.draft({
        toIds: to.map((each) => each.id),
        subject,
        body: `About ${subject}.`,
        ...more,
      });
      return this.send(id);
    },
    list: (args: object = {}): Promise<any[]> =>
      ask<any>(
        `query($f: EmailList, $l: EmailLabel, $s: String, $n: Int = 25, $a: String) { emails(folder: $f, label: $l, search: $s, limit: $n, after: $a) { rows { ${row} } endCursor } }`,
        args,
      ).then(({ rows }) => rows),
    page: (args: object) =>
      ask<{ rows: any[]; endCursor: string | null }>(
        `query($f: EmailList, $n: Int!, $a: String) { emails(folder: $f, limit: $n, after: $a) { rows { id subject } endCursor } }`,
        args,
      ),
    async inbox(): Promise<any[]> {
      return this.list({ f: 'inbox' });
    },
    counts: () => ask<any>('{ emailCounts { inbox draft spam } }'),
    open: (id: string, args: object = {}) =>
      ask<any>(
        `query($id: ID!, $f: EmailList, $l: EmailLabel, $s: String) { email(id: $id, folder: $f, label: $l, search: $s) { mail { ${row} } thread { id subject } previousId nextId } }`,
        { id, ...args },
      ),
    answer: (id: string, kind: string) =>
      ask<any>(
        `query($id: ID!, $k: EmailAnswerKind!) { emailAnswer(id: $id, kind: $k) { to { id } cc { id } subject body attachments { id } } }`,
        { id, k: kind },
      ),
    people: (search: string) =>
      ask<any[]>('query($s: String!) { emailPeople(search: $s) { id name email } }', { s: search }),
    update: (ids: string[], changes: object) =>
      ask<any[]>(`mutation($ids: [ID!]!, $c: EmailChanges!) { updateEmails(ids: $ids, changes: $c) { ${row} } }`, {
        ids,
        c: changes,
      }),
    label: (ids: string[], label: string) =>
      ask<any[]>(`mutation($ids: [ID!]!, $l: EmailLabel!) { toggleEmailLabel(ids: $ids, label: $l) { ${row} } }`, {
        ids,
        l: label,
      }),
    restore: (ids: string[]) => ask<any[]>(`mutation($ids: [ID!]!) { restoreEmails(ids: $ids) { ${row} } }`, { ids }),
    remove: (ids: string[]) => ask<number>('mutation($ids: [ID!]!) { removeEmails(ids: $ids) }', { ids }),
    empty: () => ask<number>('mutation { emptyEmailTrash }'),
  };
}

export class Refused extends Error {
  readonly code: string;
  readonly field?: string;
  constructor({ message, extensions }: NonNullable<Answer['errors']>[0]) {
    super(message);
    this.code = String(extensions.code);
    this.field = extensions.field as string | undefined;
  }
}
