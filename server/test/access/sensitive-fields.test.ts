import { actionShowing } from '../../src/platform/records/fields';
import { scopes, type Grant } from '../../src/platform/access/ability';
import { areaNamed } from '../../src/platform/records/area';
import { JsonScalar } from '../../src/platform/graphql/scalars';
import { type Place } from './matrix-world';
import { insertRow, secretIn, secretOf } from '../rows';
import { allOperations } from '../api/schema-operations';
import { type Person } from '../test-app';
import { areas, test, world, outcomeOf, placesOf, reached, reaches, scopesOf } from './permissions.fixture';

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
        kind === 'reference'
          ? [isEmpty]
          : [
              `filter: {${name}: {eq: ${kind === 'flag' ? value : `"${value}"`}}}`,
              ...(kind === 'flag' ? [] : [isEmpty]),
              `sort: [{field: ${name}}]`,
            ];
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
              : kind === 'flag'
                ? true
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
