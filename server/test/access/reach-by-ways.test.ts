import type { GrantScope } from '../../src/platform/access/ability';
import { allAreas, type Area } from '../../src/platform/records/area';
import { allApprovable, hasFlows, approvingVerb } from '../../src/platform/approval/approval';
import { newId } from '../../src/platform/records/ids';
import { type Answer, type Person } from '../test-app';
import {
  grant,
  keeps,
  test,
  company,
  people,
  members,
  role,
  changing,
  boss,
  outsider,
  codeOf,
  change,
  create,
  opening,
} from './reach.fixture';

const aboutPeople = allAreas().filter(({ isTenant, isPersonal, person }) => isTenant && !isPersonal && person);

const narrow: GrantScope[] = ['own', 'team', 'department'];

const withFlows = new Set(
  allApprovable()
    .filter(hasFlows)
    .map(({ area }) => area.name),
);

const bulk = (id: string, input: object) => (who: Person) =>
  who.ask(
    'mutation($ids: [ID!]!, $input: JSON) { bulk(subject: "CompanyUser", action: "update", ids: $ids, input: $input, dryRun: true) { id done message } }',
    { ids: [id], input },
  );

/** What somebody does to come to an account that opens rows of a person. */
const waysToPeople = (area: Area): Record<string, (who: Person) => Promise<Answer>> => ({
  'a new account linked to a colleague': (who) =>
    create('CompanyUser', {
      name: 'Second Account',
      email: `${newId()}@example.com`,
      roleIds: [role],
      employeeId: people.plain,
    })(who),
  'another account linked to a colleague': change('CompanyUser', members.free, { employeeId: people.plain }),
  'a role for the account of a colleague': change('CompanyUser', members.bare, { roleIds: [role] }),
  'the account of a colleague opened again': change('CompanyUser', members.suspended, { status: 'active' }),
  'the account of a colleague restored': (who) =>
    who.ask('mutation($ids: [ID!]!) { restoreCompanyUsers(ids: $ids) { done } }', { ids: [members.removed] }),
  'a link by a change of many': bulk(members.free, { employeeId: people.plain }),
  'a role by a change of many': bulk(members.bare, { roleIds: [role] }),
  'a role colleagues have already': change('CompanyRole', changing, { grants: grant(area.name, ['read'], 'own') }),
});

/** What somebody does to come to rows of everybody. */
const waysToAll = (area: Area): Record<string, (who: Person) => Promise<Answer>> => ({
  'a role of the company’s scope': create('CompanyRole', { title: newId(), grants: grant(area.name, ['read']) }),
  'an account with such a role': (who) =>
    create('CompanyUser', { name: 'Second Account', email: `${newId()}@example.com`, roleIds: [role] })(who),
  'a token bounded by such a role': create('ApiToken', {
    name: newId(),
    roleId: role,
    expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  }),
  'a webhook that tells of them': create('Webhook', {
    name: newId(),
    url: 'https://receiver.example.com/x',
    subjects: [area.name],
  }),
  ...(withFlows.has(area.name) && {
    'a flow that makes them decide': (who: Person) =>
      create('ApprovalFlow', {
        name: newId(),
        subject: area.name,
        steps: [{ mode: 'any', approvers: [{ kind: 'people', userIds: [who.id] }], skipAbsent: false }],
      })(who),
  }),
});

/** Old clients make accounts over REST. */
const overRest = async (who: Person) =>
  (
    await who.rest('POST', '/api/company-user/add-user', {
      data: {
        name: 'Second Account',
        email: `${newId()}@example.com`,
        password: 'Correct horse 9',
        type: 'employee',
        status: 'active',
        roles: [role],
      },
    })
  ).status;

/** Tries each way and takes it back, so that each begins at the same. */
async function tried(
  who: Person,
  ways: Record<string, (who: Person) => Promise<Answer>>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, way] of Object.entries(ways)) {
    found[name] = codeOf(await way(who)) === 'done' ? 'done' : 'refused';
    if (found[name] === 'done') await startAgain();
  }
  return found;
}

async function startAgain(): Promise<void> {
  await test.inside(
    company,
    `update membership set version = 1, deleted_at = now() where company_id = $1 and employee_id = $2 and deleted_at is null`,
    [company, people.plain],
  );
  const reset =
    'update membership set version = 1, status = $3, role_ids = $4, employee_id = $5, deleted_at = $6 where company_id = $1 and id = $2';
  await test.inside(company, reset, [company, members.free, 'active', [role], null, null]);
  await test.inside(company, reset, [company, members.bare, 'active', [], people.bare, null]);
  await test.inside(company, reset, [company, members.suspended, 'suspended', [role], people.suspended, null]);
  await test.inside(company, reset, [company, members.removed, 'active', [role], people.removed, new Date()]);
  await test.inside(company, `update company_role set version = 1, grants = '[]' where company_id = $1 and id = $2`, [
    company,
    changing,
  ]);
}

const all = (ways: object, code: string): Record<string, string> =>
  Object.fromEntries(Object.keys(ways).map((name) => [name, code]));

describe.each(aboutPeople.map((area) => [area.name, area] as const))('rows of %s about a colleague', (name, area) => {
  const as = (scope: GrantScope | null, employeeId: string) =>
    test.as({
      company,
      employeeId,
      grants: [
        ...keeps,
        ...(name === 'Employee' ? [] : grant('Employee', ['read'])),
        ...(scope ? grant(name, ['read'], scope) : []),
      ],
    });

  it('are reached by no way by who does not reach them', async () => {
    await opening(grant(name, ['read'], 'own'));
    const ways = waysToPeople(area);
    // Each scope is that of every third kind of rows.
    for (const scope of [null, narrow[aboutPeople.indexOf(area) % narrow.length]!]) {
      const who = await as(scope, outsider);
      expect([scope, await tried(who, ways)]).toEqual([scope, all(ways, 'refused')]);
      await test.inside(company, 'update membership set employee_id = null where company_id = $1 and user_id = $2', [
        company,
        who.id,
      ]);
    }
  });

  it('are opened by every way to whoever reaches them', async () => {
    await opening(grant(name, ['read'], 'own'));
    const ways = waysToPeople(area);
    for (const [scope, employeeId] of [
      ['team', boss],
      ['company', outsider],
    ] as const) {
      const who = await as(scope, employeeId);
      expect([scope, await tried(who, ways)]).toEqual([scope, all(ways, 'done')]);
      await test.inside(company, 'update membership set employee_id = null where company_id = $1 and user_id = $2', [
        company,
        who.id,
      ]);
    }
  });

  it('are reached of everybody by no way by who holds less, and by every way by who holds it', async () => {
    await opening(grant(name, ['read']));
    const ways = waysToAll(area);
    const who = await test.as({ company, grants: [...keeps, ...grant(name, ['read'], 'team')] });
    expect([await tried(who, ways), await overRest(who)]).toEqual([all(ways, 'refused'), 403]);
    const holder = await test.as({
      company,
      grants: [...keeps, ...grant(name, ['read', 'read_sensitive', approvingVerb(area)])],
    });
    expect([await tried(holder, ways), await overRest(holder)]).toEqual([all(ways, 'done'), 201]);
  });
});
