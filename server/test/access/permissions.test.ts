import { aboutOneself } from '../api/operations-about-oneself';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '../../src/kernel/dates/plain-date';
import { actionsOn } from '../../src/platform/access/grant-rules';
import { type Grant } from '../../src/platform/access/ability';
import { allAreas, type Area } from '../../src/platform/records/area';
import { notFound } from '../../src/platform/errors';
import { newId } from '../../src/platform/records/ids';
import { allBut, type Place } from './matrix-world';
import { permissionsPage } from './permissions-page';
import { insertRow } from '../rows';
import {
  onAnyArea,
  onRoles,
  onSeveral,
  onTheCompany,
  requestOf,
  type Act,
  type Operation,
} from '../api/schema-operations';
import { type Answer, type Person } from '../test-app';
import { say } from '../../src/platform/text';
import {
  operations,
  ruled,
  areas,
  test,
  world,
  outcomeOf,
  placesOf,
  listed,
  reaches,
  scopesOf,
} from './permissions.fixture';

const operationsOn = (area: Area, act: Act, action?: string) =>
  ruled.filter(({ rule }) => rule!.area === area && rule!.act === act && (!action || rule!.action === action));

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
      // Where the audit log is sent is said by whoever reads it.
      if (area.isTenant) others.push({ subject: 'Company', action: 'audit', scope: 'company' });
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
