import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '../../src/kernel/dates/plain-date';
import { actionsOn } from '../../src/platform/access/grant-rules';
import { actionShowing } from '../../src/platform/records/fields';
import { scopes, type Grant } from '../../src/platform/access/ability';
import { allAreas, areaNamed, type Area } from '../../src/platform/records/area';
import { notFound } from '../../src/platform/errors';
import { newId } from '../../src/platform/records/ids';
import { JsonScalar } from '../../src/platform/graphql/scalars';
import { allBut, matrixWorld, type Place, type World } from './matrix-world';
import { permissionsPage } from './permissions-page';
import { insertRow, secretIn, secretOf } from '../rows';
import {
  aboutOneself,
  allOperations,
  onAnyArea,
  onRoles,
  onSeveral,
  onTheCompany,
  requestOf,
  type Act,
  type Operation,
} from '../api/schema-operations';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';
import { say } from '../../src/platform/text';

const operations = allOperations();
const ruled = operations.filter(({ rule }) => rule);
const operationsOn = (area: Area, act: Act, action?: string) =>
  ruled.filter(({ rule }) => rule!.area === area && rule!.act === act && (!action || rule!.action === action));
const areas = allAreas().filter((area) => ruled.some(({ rule }) => rule!.area === area));

let test: TestApp;
let world: World;
beforeAll(async () => {
  test = await createTestApp();
  world = await matrixWorld(test);
});
afterAll(() => test.close());

/**
 * What happened: 'allowed', or the code of the refusal. What stands in the way of an allowed action afterwards counts
 * as allowed.
 */
function outcomeOf({ errors }: Answer, act: Act): string {
  const code = errors?.[0]?.extensions.code as string | undefined;
  const passed =
    act === 'verb'
      ? ['STALE', 'CONFLICT', 'INVALID', 'TAKEN']
      : act === 'update'
        ? ['STALE', 'CONFLICT']
        : act === 'create'
          ? ['CONFLICT']
          : [];
  return !code || passed.includes(code) ? 'allowed' : code;
}

const placesOf = (area: Area): [Place, string][] => Object.entries(world.rows.get(area.name)!) as [Place, string][];

let leaves = 0;
const askedOverHttp = new Set<string>();
/** Every cell is asked below HTTP, and one of each operation over it. */
function doorOf(who: Person, { name }: Operation): Person['ask'] {
  if (askedOverHttp.has(name)) return who.ask;
  askedOverHttp.add(name);
  return who.graphql;
}

/**
 * What a person gets to do with each row of an area, operation by operation; only those that want one action where it
 * is named.
 */
async function observed(who: Person, area: Area, action?: string): Promise<Record<string, Record<string, string>>> {
  const places = placesOf(area);
  const result: Record<string, Record<string, string>> = {};
  const each = async (operation: Operation) => {
    const ask = async (id: string) => {
      const { query, variables } = requestOf(operation, (type, at) =>
        type === 'ID' && at.length === 1 ? id : at[0] === 'version' ? 999_999 : undefined,
      );
      return outcomeOf(await doorOf(who, operation)(query, variables), operation.rule!.act);
    };
    result[operation.name] = Object.fromEntries(
      await Promise.all(places.map(async ([place, id]) => [place, await ask(id)])),
    );
  };
  for (const act of ['one', 'update', 'verb'] as const)
    for (const operation of operationsOn(area, act, action)) await each(operation);
  for (const act of ['delete', 'restore'] as const) {
    for (const operation of operationsOn(area, act, action)) {
      const { query, variables } = requestOf(operation, (type) =>
        type === 'ID' ? places.map(([, id]) => id) : undefined,
      );
      const rows = (await doorOf(who, operation)(query, variables)).data[operation.name] as {
        done: boolean;
        message: string | null;
      }[];
      result[operation.name] = Object.fromEntries(
        places.map(([place], at) => [
          place,
          rows[at]!.message === say(notFound().text, 'en') ? 'NOT_FOUND' : 'allowed',
        ]),
      );
    }
  }
  return result;
}

/**
 * The places of the rows a person finds in each list on their side of the product. Lists of which they see no row at
 * all are not asked for those of the matrix.
 */
async function listed(who: Person, isTenant: boolean, among = areas): Promise<Record<string, Place[]>> {
  const lists = among.filter((area) => area.isTenant === isTenant);
  const totals = await asked<{ total: number }>(
    who,
    `{ ${lists.map(({ many }) => `${many}(limit: 1) { total }`).join(' ')} }`,
  );
  const found: [string, Place[]][] = [];
  for (const area of lists.filter(({ many }) => totals[many]!.total > 0)) {
    const query = `query($ids: [ID!]) { ${area.many}(filter: {id: {in: $ids}}, limit: 200) { total rows { id } } }`;
    const page = (
      await asked<{ total: number; rows: { id: string }[] }>(who, query, { ids: placesOf(area).map(([, id]) => id) })
    )[area.many]!;
    const places = placesOf(area)
      .filter(([, id]) => page.rows.some((row) => row.id === id))
      .map(([place]) => place);
    expect([area.many, page.total]).toEqual([area.many, places.length]);
    if (places.length) found.push([area.name, places]);
  }
  return Object.fromEntries(found);
}

async function asked<T>(who: Person, query: string, variables?: object): Promise<Record<string, T>> {
  const { data, errors } = await who.ask<Record<string, T>>(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const reached: Record<Grant['scope'], Place[]> = {
  own: ['own'],
  team: ['own', 'team'],
  department: ['own', 'department'],
  company: ['own', 'team', 'department', 'elsewhere'],
};
const reaches = (area: Area, scope: Grant['scope'], place: Place) =>
  area.person || scope === 'company' ? reached[scope].includes(place) : false;

/** The law: just what is granted, to just the rows the scope reaches; all else reads as if it were not there. */
function expected(area: Area, grants: Grant[], action?: string): Record<string, Record<string, string>> {
  const acts: Act[] = ['one', 'update', 'verb', 'delete', 'restore'];
  return Object.fromEntries(
    acts
      .flatMap((act) => operationsOn(area, act, action))
      .map(({ name, rule }) => [
        name,
        Object.fromEntries(
          placesOf(area).map(([place]) => [
            place,
            grants.some(
              ({ subject, action, scope }) =>
                subject === area.name && action === rule!.action && reaches(area, scope, place),
            )
              ? 'allowed'
              : 'NOT_FOUND',
          ]),
        ),
      ]),
  );
}

const holding = (area: Area, grants: Grant[]) => (area.isTenant ? world.member(grants) : world.outsider(grants));
const scopesOf = (area: Area): Grant['scope'][] => (area.person ? [...scopes] : ['own', 'company']);

describe('every operation of the schema', () => {
  const samples: Record<string, string> = { subject: 'Employee', field: 'nationalId' };

  it('stands under a rule', () => {
    expect(
      operations
        .filter(
          ({ name, rule }) =>
            !rule && ![...aboutOneself, ...onAnyArea, ...onRoles, ...onSeveral, ...onTheCompany].includes(name),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });

  const forVisitors = ['signIn', 'session', 'passwordLink', 'choosePassword', 'requestPasswordReset'];
  it.each(operations.filter(({ name, type }) => type !== 'subscription' && !forVisitors.includes(name)))(
    '$name is refused to a visitor',
    async (operation) => {
      const response = await fetch(`${test.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          requestOf(operation, (type, [name]) => samples[name!] ?? (type === 'ID' ? newId() : undefined)),
        ),
      });
      const { errors } = (await response.json()) as Answer;
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    },
  );
});

describe.each(areas)('$name', (area) => {
  it('is done just as far as one grant goes', async () => {
    for (const action of actionsOn(area.name)) {
      for (const scope of scopesOf(area)) {
        const grants: Grant[] = [{ subject: area.name, action, scope }];
        const who = await holding(area, grants);
        expect({ action, scope, ...(await observed(who, area, action)) }).toEqual({
          action,
          scope,
          ...expected(area, grants, action),
        });
        if (action !== 'read') continue;
        const places = placesOf(area)
          .map(([place]) => place)
          .filter((place) => reaches(area, scope, place));
        // Whether it opens other lists does not depend on how far it goes.
        const lists = scope === 'company' ? areas : [area];
        expect([scope, await listed(who, area.isTenant, lists)]).toEqual([
          scope,
          places.length ? { [area.name]: places } : {},
        ]);
      }
    }
  });

  it('is not done by holding all that is not asked for it', async () => {
    for (const action of actionsOn(area.name)) {
      const grants = allBut(area, action);
      const who = await holding(area, grants);
      expect({ action, ...(await observed(who, area, action)) }).toEqual({
        action,
        ...expected(area, grants, action),
      });
      if (action === 'read') expect(await listed(who, area.isTenant)).toEqual({});
    }
  });

  for (const operation of operationsOn(area, 'create'))
    it(`is made by ${operation.name} only where that is granted`, async () => {
      const others = allAreas()
        .filter((other) => other.isTenant === area.isTenant && other !== area)
        .map(({ name }): Grant => ({ subject: name, action: 'read', scope: 'company' }));
      const read: Grant = { subject: area.name, action: 'read', scope: 'company' };
      const make = async (who: Person, person: string) => {
        const input = operation.field.args.find(({ name }) => name === 'input');
        const references = new Map<string, string>();
        for (const meta of area.fields.values()) {
          if (meta.kind !== 'reference' || meta.optional || meta.name === area.person) continue;
          references.set(meta.name, await insertRow(test, meta.target!, area.isTenant ? world.company : null));
        }
        // Nobody asks for leave twice on one day.
        if (area.name === 'EmployeeLeave') leaves += 1;
        const day = addDays('2024-02-01', 7 * leaves);
        const { query, variables } = requestOf(operation, (type, at) => {
          const last = at[at.length - 1]!;
          if (area.name === 'EmployeeLeave' && /^(from|to)Date$/.test(last)) return day;
          return type === 'ID' && at[0] === input?.name && at.length === 2
            ? last === area.person
              ? person
              : references.get(last)
            : undefined;
        });
        return outcomeOf(await doorOf(who, operation)(query, variables), 'create');
      };
      const people = Object.entries(world.employees) as [Place, string][];
      // Whose the row becomes may be for the server to say: then it is always one's own.
      const isOwn = area.fields.get(area.person ?? '')?.write === 'never';
      const may = (scope: Grant['scope'], place: Place) =>
        area.name === 'Employee' ? scope === 'company' : reaches(area, scope, isOwn ? 'own' : place);
      const found = async (grants: Grant[]) => {
        const who = await holding(area, [...others, ...grants]);
        return Object.fromEntries(
          await Promise.all(people.map(async ([place, person]) => [place, await make(who, person)])),
        );
      };
      for (const scope of scopesOf(area))
        expect([scope, await found([read, { subject: area.name, action: 'create', scope }])]).toEqual([
          scope,
          Object.fromEntries(people.map(([place]) => [place, may(scope, place) ? 'allowed' : 'FORBIDDEN'])),
        ]);
      expect(await found(allBut(area, 'create'))).toEqual(
        Object.fromEntries(people.map(([place]) => [place, 'FORBIDDEN'])),
      );
    });

  it('is open to an admin in their place and to nobody without grants, to no client and to no disabled account', async () => {
    const company = area.isTenant ? world.company : undefined;
    const admin = await test.as({ type: 'admin', company });
    expect(await observed(admin, area)).toEqual(expected(area, allBut(area, null)));
    const disabled = await test.as({ company, grants: allBut(area, null) });
    await test.sql(`update app_user set status = 'inactive' where id = $1`, [disabled.id]);
    await test.sql(`update auth_session set user_status = 'inactive' where user_id = $1`, [disabled.id]);
    for (const who of [
      await holding(area, []),
      await test.as({ type: 'client', company, grants: allBut(area, null) }),
    ]) {
      expect(await observed(who, area)).toEqual(expected(area, []));
      expect(await listed(who, area.isTenant)).toEqual({});
    }
    for (const operation of operationsOn(area, 'list')) {
      const { query, variables } = requestOf(operation);
      const { errors, data } = await disabled.graphql(query, variables);
      expect(data?.[operation.name]?.rows ?? errors?.[0]?.extensions.code).toEqual(area.isTenant ? 'NO_COMPANY' : []);
    }
  });
});

describe('inside no company', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await test.as({ type: 'admin' });
  });

  it.each(ruled.filter(({ rule }) => rule!.area.isTenant))('$name asks to enter one first', async (operation) => {
    const id = newId();
    const { query, variables } = requestOf(operation, (type) => (type === 'ID' ? id : undefined));
    const { data, errors } = await admin.graphql(query, variables);
    const message = (data?.[operation.name] as { message: string }[] | undefined)?.[0]?.message;
    expect(message ?? errors?.[0]?.extensions.code).toMatch(/^(NO_COMPANY|Enter a company first)/);
  });
});

describe('a company', () => {
  it('is read and changed from inside by its own people as far as they hold that, and no other company is', async () => {
    const query =
      'query($a: ID!, $b: ID!) { companies { total rows { id } } mine: company(id: $a) { id } other: company(id: $b) { id } }';
    const who = await world.member([{ subject: 'Company', action: 'read', scope: 'company' }]);
    const { data, errors } = await who.graphql(query, { a: world.company, b: world.otherCompany });
    expect([data, errors?.map(({ path: at, extensions }) => [at?.[0], extensions.code])]).toEqual([
      null,
      [['other', 'NOT_FOUND']],
    ]);
    const list = await who.graphql('{ companies { total rows { id allowedActions } } }');
    expect(list.data.companies).toEqual({ total: 1, rows: [{ id: world.company, allowedActions: [] }] });
    const change = 'mutation($id: ID!) { updateCompany(id: $id, version: 999999, input: {}) { id } }';
    expect((await who.graphql(change, { id: world.company })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const editor = await world.member([{ subject: 'Company', action: 'update', scope: 'company' }]);
    expect((await editor.graphql(change, { id: world.company })).errors?.[0]?.extensions.code).toBe('STALE');
    expect((await editor.graphql(change, { id: world.otherCompany })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

const sensitiveGroups = areas.flatMap((area) => {
  const actions = [...new Set([...area.fields.values()].flatMap((meta) => actionShowing(meta) ?? []))];
  return actions.map((action) => ({
    area,
    name: area.name,
    action,
    otherActions: actions.filter((each) => each !== action),
  }));
});

describe.each(sensitiveGroups)('fields of $name under $action', ({ area, action, otherActions }) => {
  const fields = [...area.fields.values()].filter((meta) => actionShowing(meta) === action);
  const asked = fields
    .map(({ name, kind, graphqlType }) =>
      kind === 'json' && graphqlType() !== JsonScalar ? `${name} { __typename }` : name,
    )
    .join(' ');
  const shown = (place: Place, secrets: Record<string, unknown>) => [place, secrets];
  const secretFields = async (who: Person) => {
    const ids = placesOf(area).map(([, id]) => id);
    const { data, errors } = await who.graphql(
      `query($ids: [ID!]) { ${area.many}(filter: {id: {in: $ids}}) { rows { id ${asked} } } }`,
      { ids },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    const rows = data[area.many].rows as Record<string, unknown>[];
    return placesOf(area)
      .filter(([place]) => place !== 'foreign')
      .map(([place, id]) => {
        const { id: _id, ...secrets } = rows.find((row) => row.id === id)!;
        return shown(place, secrets);
      });
  };
  const hidden = Object.fromEntries(fields.map(({ name }) => [name, null]));
  const open = Object.fromEntries(
    fields.map((meta) => [meta.name, meta.encrypted ? `•••• ${secretOf.text.slice(-4)}` : secretIn(meta)]),
  );
  const read: Grant = { subject: area.name, action: 'read', scope: 'company' };
  const places = () =>
    placesOf(area)
      .map(([place]) => place)
      .filter((place) => place !== 'foreign');

  it('are empty in every row without the grant to read them, whatever others show', async () => {
    expect(
      await secretFields(await world.member([read, ...otherActions.map((each) => ({ ...read, action: each }))])),
    ).toEqual(places().map((place) => shown(place, hidden)));
  });

  it('are shown in just the rows the grant reaches, bank and identity numbers masked', async () => {
    for (const scope of scopesOf(area)) {
      const who = await world.member([read, { subject: area.name, action, scope }]);
      expect([scope, await secretFields(who)]).toEqual([
        scope,
        places().map((place) => shown(place, reaches(area, scope, place) ? open : hidden)),
      ]);
      expect([scope, await told(who)]).toEqual([
        scope,
        places().map((place) => [place, fields.filter(() => !reaches(area, scope, place)).map(({ name }) => name)]),
      ]);
    }
  });

  /** Which of the group are said to be hidden, row by row, where nothing else is asked of them. */
  const told = async (who: Person) => {
    const { data } = await who.graphql(
      `query($ids: [ID!]) { ${area.many}(filter: {id: {in: $ids}}) { rows { id hiddenFields } } }`,
      { ids: placesOf(area).map(([, id]) => id) },
    );
    const rows = data[area.many].rows as { id: string; hiddenFields: string[] }[];
    return placesOf(area)
      .filter(([place]) => place !== 'foreign')
      .map(([place, id]) => [
        place,
        rows.find((row) => row.id === id)!.hiddenFields.filter((name) => fields.some((meta) => meta.name === name)),
      ]);
  };

  /** One somewhere else that may still be changed. */
  const changeable = async (): Promise<string> => {
    const id = world.rows.get(area.name)!.elsewhere!;
    const state = area.isEditable && area.fields.get('state');
    if (state)
      await test.inside(world.company, `update ${area.table} set state = $2 where company_id = $3 and id = $1`, [
        id,
        state.initial ?? state.choices![0],
        world.company,
      ]);
    return id;
  };

  it('are empty in one row read by itself and in the answer to a change, and told to be hidden', async () => {
    const who = await world.member([read, { ...read, action: 'update' }]);
    const id = await changeable();
    const { data } = await who.graphql(`query($id: ID!) { ${area.one}(id: $id) { version hiddenFields ${asked} } }`, {
      id,
    });
    const { version, hiddenFields, ...secrets } = data[area.one] as { version: number; hiddenFields: string[] };
    expect([secrets, hiddenFields]).toEqual([hidden, expect.arrayContaining(fields.map(({ name }) => name))]);
    if (!allOperations().some(({ name }) => name === `update${area.name}`)) return;
    const change = await who.graphql(
      `mutation($id: ID!, $v: Int!) { update${area.name}(id: $id, version: $v, input: {}) { ${asked} } }`,
      { id, v: version },
    );
    expect(change.data[`update${area.name}`]).toEqual(hidden);
  });

  const listed = fields.filter(({ kind }) => kind !== 'json' && kind !== 'longText');
  it.each(listed)(
    '$name cannot be filtered, sorted or searched by but by one who sees it in every row',
    async (meta) => {
      const { name, kind, encrypted } = meta;
      const value = kind === 'reference' ? name : secretIn(meta);
      // Another field of the group may hold the same words and be searched.
      const isSearched = fields.some((each) => each.search && secretIn(each) === value);
      const isEmpty = `filter: {or: [{and: [{${name}: {isEmpty: false}}]}]}`;
      const asks =
        kind === 'reference' ? [isEmpty] : [`filter: {${name}: {eq: "${value}"}}`, isEmpty, `sort: [{field: ${name}}]`];
      const refused = encrypted ? 'GRAPHQL_VALIDATION_FAILED' : 'INVALID';
      const all: Grant = { ...read, action };
      const ability: [Grant[], string | undefined][] = [
        [[read], refused],
        [[read, all], encrypted ? refused : undefined],
        ...(area.person ? [[[read, { ...all, scope: 'own' }], refused] as [Grant[], string]] : []),
      ];
      for (const [grants, code] of ability) {
        const who = await world.member(grants);
        for (const args of asks) {
          const { errors } = await who.graphql(`{ ${area.many}(${args}) { rows { id } } }`);
          expect([args, grants.length, errors?.[0]?.extensions.code]).toEqual([args, grants.length, code]);
        }
        const found = await who.graphql(`{ ${area.many}(search: "${value}") { total } }`);
        const seen =
          grants[1] && isSearched && !encrypted
            ? places().filter((place) => reaches(area, grants[1]!.scope, place)).length
            : 0;
        expect([grants.length, found.data[area.many].total]).toEqual([grants.length, seen]);
      }
    },
  );

  const written = fields.filter(({ write }) => write !== 'never');
  if (written.length)
    it.each(written)('$name is not written by one who may not read it', async ({ name, kind }) => {
      const who = await world.member([read, { ...read, action: 'update' }]);
      const id = await changeable();
      const { data } = await who.graphql(`query($id: ID!) { ${area.one}(id: $id) { version } }`, { id });
      const value = /iban$/i.test(name)
        ? 'AE070331234567890123456'
        : kind === 'money' || kind === 'decimal'
          ? '1.000'
          : kind === 'json'
            ? []
            : kind === 'reference'
              ? null
              : 'Another';
      const { errors } = await who.graphql(
        `mutation($id: ID!, $v: Int!, $input: ${area.name}Changes!) { update${area.name}(id: $id, version: $v, input: $input) { id } }`,
        { id, v: data[area.one].version, input: { [name]: value } },
      );
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    });
});

describe.each(areas.filter(({ reachedWhen }) => reachedWhen?.people))(
  '$name before it is what its own people may see',
  (area) => {
    it.each(scopes)('is seen by scope %s only if that is the company', async (scope) => {
      const [[name]] = Object.entries(area.reachedWhen!.people!) as [[string, string]];
      const early = area.fields.get(name)!.choices!.find((choice) => choice !== area.reachedWhen!.people![name])!;
      const id = await insertRow(test, area, world.company, { [area.person!]: world.employees.own, [name]: early });
      const who = await world.member([{ subject: area.name, action: 'read', scope }]);
      const { data } = await who.graphql(`query($id: ID!) { ${area.many}(filter: {id: {eq: $id}}) { total } }`, { id });
      const one = await who.graphql(`query($id: ID!) { ${area.one}(id: $id) { id } }`, { id });
      expect([data[area.many].total, outcomeOf(one, 'one')]).toEqual(
        scope === 'company' ? [1, 'allowed'] : [0, 'NOT_FOUND'],
      );
    });
  },
);

describe('a masked value', () => {
  const reveal = async (grants: Grant[]) => {
    const who = await world.member(grants);
    return Object.fromEntries(
      await Promise.all(
        placesOf(areaNamed('Employee')).map(async ([place, id]) => {
          const { data, errors } = await who.graphql(
            'mutation($id: ID!) { revealValue(subject: "Employee", id: $id, field: "nationalId") }',
            { id },
          );
          return [place, errors?.[0]?.extensions.code ?? data.revealValue];
        }),
      ),
    );
  };
  const read: Grant = { subject: 'Employee', action: 'read', scope: 'company' };

  it('is revealed in just the rows whose sensitive fields one may read', async () => {
    for (const scope of scopes) {
      const found = await reveal([read, { ...read, action: 'read_sensitive', scope }]);
      const value = (place: Place) =>
        place === 'foreign' ? 'NOT_FOUND' : reached[scope].includes(place) ? secretOf.text : 'FORBIDDEN';
      expect({ scope, ...found }).toEqual({
        scope,
        ...Object.fromEntries(Object.keys(found).map((place) => [place, value(place as Place)])),
      });
    }
    expect(new Set(Object.values(await reveal([{ ...read, action: 'read_sensitive' }])))).toEqual(
      new Set(['NOT_FOUND']),
    );
  });

  it('is no field that is not masked', async () => {
    const admin = await test.as({ type: 'admin' });
    for (const field of ['passwordHash', 'email', 'id', "iban' --"]) {
      const { errors } = await admin.graphql(
        'mutation($f: String!, $id: ID!) { revealValue(subject: "User", id: $id, field: $f) }',
        { f: field, id: admin.id },
      );
      expect(errors?.[0]?.extensions.code).toBe('INVALID');
    }
  });
});

describe('what roles can grant', () => {
  const ask = async (who: Person) => {
    const { data, errors } = await who.graphql('{ grantable { subject actions scopes } }');
    return (
      errors?.[0]?.extensions.code ??
      (data.grantable as { subject: string; actions: string[]; scopes: Grant['scope'][] }[])
    );
  };
  const mayRead = (subject: string): Grant[] => [{ subject, action: 'read', scope: 'company' }];

  it('is told to those who may read the roles of their place', async () => {
    expect(await ask(await world.member([]))).toBe('FORBIDDEN');
    expect(await ask(await world.member(mayRead('Role')))).toBe('FORBIDDEN');
    expect(await ask(await world.outsider(mayRead('CompanyRole')))).toBe('FORBIDDEN');
    expect(await ask(await test.as({ type: 'client', company: world.company, grants: mayRead('CompanyRole') }))).toBe(
      'FORBIDDEN',
    );
    expect(await ask(await world.member(mayRead('CompanyRole')))).toHaveLength(
      areas.filter(({ isTenant }) => isTenant).length + 1,
    );
    expect(await ask(await world.outsider(mayRead('Role')))).toHaveLength(
      areas.filter(({ isTenant }) => !isTenant).length,
    );
  });

  it.each([
    ['createCompanyRole', 'CompanyRoleInput', true],
    ['createRole', 'RoleInput', false],
  ])('is all that %s takes', async (name, input, isTenant) => {
    const admin = await test.as({ type: 'admin', company: isTenant ? world.company : undefined });
    const offered = (await ask(admin)) as { subject: string; actions: string[]; scopes: Grant['scope'][] }[];
    const grants = offered.flatMap(({ subject, actions, scopes: each }) =>
      actions.map((action): Grant => ({ subject, action, scope: each[0]! })),
    );
    const { data, errors } = await admin.graphql(
      `mutation($input: ${input}!) { made: ${name}(input: $input) { grants { subject action scope } } }`,
      { input: { title: newId(), grants } },
    );
    expect([errors, data.made.grants]).toEqual([undefined, grants]);
    for (const area of areas.filter((each) => each.isTenant === isTenant)) {
      const verbs = ruled.filter(({ rule }) => rule!.area === area).map(({ rule }) => rule!.action);
      expect(offered.find(({ subject }) => subject === area.name)!.actions).toEqual(
        expect.arrayContaining([...new Set(verbs)]),
      );
    }
  });
});

describe('docs/permissions.md', () => {
  const file = path.join(__dirname, '../../../docs/permissions.md');
  it('says what holds; PRINT=permissions writes it anew', () => {
    if (process.env['PRINT'] === 'permissions') writeFileSync(file, permissionsPage(ruled));
    expect(readFileSync(file, 'utf8')).toBe(permissionsPage(ruled));
  });
});
