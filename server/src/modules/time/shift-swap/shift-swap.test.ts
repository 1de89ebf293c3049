import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { expireSwaps } from './shift-swap.actions';

let test: TestApp;
let admin: Person;
let company: string;
// A Tuesday evening; what is swapped lies in the week after.
let now = new Date('2026-11-10T18:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company({ time_zone: 'Asia/Dubai' });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
const made = async (name: string, input: object): Promise<string> =>
  (await ask(admin, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made
    .id;
const hire = (more: object = {}) =>
  made('Employee', { code: newId(), firstName: 'Lina', lastName: newId(), hireDate: '2026-01-01', ...more });
const shift = (start: string, end: string) =>
  made('Shift', { title: newId(), kind: 'times', periods: [{ start, end }] });
const own: Grant[] = [
  ...['read', 'create', 'cancel'].map((action): Grant => ({ subject: 'ShiftSwap', action, scope: 'own' })),
  { subject: 'RosteredShift', action: 'read', scope: 'own' },
];
const team: Grant[] = ['read', 'approve', 'reject'].map((action) => ({ subject: 'ShiftSwap', action, scope: 'team' }));

/** Two who work in a ward, with a published shift each, and who heads them. */
async function ward(more: Grant[] = []) {
  const departmentId = await made('Department', { name: newId() });
  const head = await hire();
  const [one, other] = [await hire({ departmentId, managerId: head }), await hire({ departmentId, managerId: head })];
  const [day, late] = [await shift('07:00', '15:00'), await shift('14:00', '23:00')];
  const roster = async (employeeId: string, date: string, shiftId: string) => {
    const id = await made('RosteredShift', { employeeId, date, shiftId });
    await ask(admin, `mutation { publishRoster(from: "${date}", to: "${date}") }`);
    return id;
  };
  const person = (employeeId: string, grants: Grant[]) =>
    test.as({ company, employeeId, grants: [...grants, ...more] });
  return {
    departmentId,
    one,
    other,
    day,
    late,
    roster,
    gives: await roster(one, '2026-11-16', day),
    takes: await roster(other, '2026-11-18', day),
    asker: await person(one, own),
    peer: await person(other, own),
    boss: await person(head, team),
  };
}

const fields = '{ id version state mayAnswer allowedActions }';
const swapFor = (who: Person, peerId: string, givesId: string, takesId: string | null = null) =>
  who.graphql(
    `mutation($g: ID!, $p: ID!, $t: ID) { swap: askForShiftSwap(givesId: $g, peerId: $p, takesId: $t, note: "Wedding") ${fields} }`,
    { g: givesId, p: peerId, t: takesId },
  );
const answer = (who: Person, id: string, version: number, accept = true) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!, $a: Boolean!) { swap: answerShiftSwap(id: $id, version: $v, accept: $a) ${fields} }`,
    { id, v: version, a: accept },
  );
const move = (who: Person, verb: string, id: string, version: number, note = '') =>
  who.graphql(`mutation($id: ID!, $v: Int!) { swap: ${verb}ShiftSwap(id: $id, version: $v${note}) ${fields} }`, {
    id,
    v: version,
  });
const whose = async (...ids: string[]) => {
  const rows = await test.inside<{ id: string; employee_id: string }>(
    company,
    'select id, employee_id from rostered_shift where id = any($1)',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)!.employee_id);
};
const news = async (who: Person) =>
  (await ask(who, '{ notifications { rows { kind } } }')).notifications.rows
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.startsWith('swap'));

describe('a swap', () => {
  it('of a shift that needs a licence is for who has a valid one on its day, asked anew when it is approved', async () => {
    const { other, gives, day, asker, peer, boss } = await ward();
    await ask(
      admin,
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { licenceNeeded: "Midwife" }) { id } }',
      { id: day },
    );
    const refused = (await swapFor(asker, other, gives)).errors?.[0];
    expect(refused).toMatchObject({
      message: expect.stringMatching(
        /^For the colleague: The shift of 2026-11-16 needs the licence “Midwife”, which Lina .* does not have\.$/,
      ),
      extensions: { code: 'CONFLICT', field: 'peerId' },
    });
    const licence = await made('EmployeeLicence', {
      employeeId: other,
      number: 'DHA-9',
      authority: 'DHA',
      profession: 'Midwife',
      issueDate: '2024-01-01',
    });
    const { swap } = (await swapFor(asker, other, gives)).data;
    await answer(peer, swap.id, 1);
    await ask(
      admin,
      'mutation($id: ID!) { updateEmployeeLicence(id: $id, version: 1, input: { expiryDate: "2026-11-15" }) { id } }',
      { id: licence },
    );
    expect((await move(boss, 'approve', swap.id, 2)).errors?.[0]?.message).toMatch(
      /the licence “Midwife” of Lina .* \(DHA-9\) is not valid: it ended on 2026-11-15\.$/,
    );
  });

  it('of a shift whose licence lapsed is told to who decides and may be done where the company only warns', async () => {
    const { other, gives, day, asker, peer, boss } = await ward();
    await ask(
      admin,
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { licenceNeeded: "Midwife", skillsNeeded: "Triage" }) { id } }',
      { id: day },
    );
    const concerns = async (who: Person, id: string) =>
      (await ask(who, 'query($id: ID!) { swapConcerns(id: $id) { text refuses } }', { id })).swapConcerns;
    await test.sql(`update company set licence_rule = 'warn', skill_rule = 'warn' where id = $1`, [company]);
    const { swap } = (await swapFor(asker, other, gives)).data;
    const missing = [
      expect.stringMatching(/^For the colleague: The shift of 2026-11-16 needs the licence “Midwife”, which/),
      expect.stringMatching(/needs the skill “Triage”, which/),
    ];
    expect(await concerns(peer, swap.id)).toEqual(missing.map((text) => ({ text, refuses: false })));
    await answer(peer, swap.id, 1);
    await test.sql(`update company set licence_rule = 'refuse_taking' where id = $1`, [company]);
    expect(await concerns(boss, swap.id)).toEqual(missing.map((text, at) => ({ text, refuses: at === 0 })));
    expect((await move(boss, 'approve', swap.id, 2)).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      field: 'peerId',
    });
    await test.sql(`update company set licence_rule = 'warn' where id = $1`, [company]);
    expect((await move(boss, 'approve', swap.id, 2)).data.swap.state).toBe('applied');
    expect(await concerns(boss, swap.id)).toEqual([]);
    const stranger = await test.as({ company, employeeId: await hire(), grants: own });
    await expect(concerns(stranger, swap.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await test.sql(`update company set licence_rule = 'refuse_taking', skill_rule = 'refuse_taking' where id = $1`, [
      company,
    ]);
  });

  it('is asked for, accepted, approved by another and done at once; each hears what concerns them', async () => {
    const { one, other, gives, takes, asker, peer, boss } = await ward();
    const { swap } = (await swapFor(asker, other, gives, takes)).data;
    expect(swap).toMatchObject({ state: 'requested', version: 1, mayAnswer: false, allowedActions: ['cancel'] });
    expect([await news(peer), await news(boss)]).toEqual([['swap_asked'], []]);
    expect((await ask(peer, `{ shiftSwaps { rows ${fields} } }`)).shiftSwaps.rows).toEqual([
      { id: swap.id, version: 1, state: 'requested', mayAnswer: true, allowedActions: [] },
    ]);
    expect((await move(boss, 'approve', swap.id, 1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await answer(asker, swap.id, 1)).errors?.[0]).toMatchObject({
      message: 'Only the colleague who was asked answers.',
      extensions: { code: 'CONFLICT' },
    });
    expect((await answer(peer, swap.id, 1)).data.swap).toMatchObject({ state: 'accepted_by_peer', version: 2 });
    expect(await news(boss)).toEqual(['swap_waiting']);
    expect(await whose(gives, takes)).toEqual([one, other]);
    const done = await Promise.all(Array.from({ length: 3 }, () => move(boss, 'approve', swap.id, 2)));
    expect(new Set(done.map(({ data }) => data?.swap.state))).toEqual(new Set(['applied']));
    expect(await whose(gives, takes)).toEqual([other, one]);
    expect([await news(asker), new Set(await news(peer))]).toEqual([
      ['swap_approved'],
      new Set(['swap_approved', 'swap_asked']),
    ]);
  });

  it('gives a shift away without one in return', async () => {
    const { other, gives, asker, peer, boss } = await ward();
    const { swap } = (await swapFor(asker, other, gives)).data;
    await answer(peer, swap.id, 1);
    await move(boss, 'approve', swap.id, 2);
    expect(await whose(gives)).toEqual([other]);
  });

  it('is refused where rest or leave of either side stands against it, when it is asked for and when it is approved', async () => {
    const { one, other, late, roster, gives, takes, asker, peer, boss } = await ward();
    await roster(other, '2026-11-15', late);
    expect((await swapFor(asker, other, gives, takes)).errors?.[0]).toMatchObject({
      message: 'For the colleague: Before the shift of 2026-11-16 the rest is too short by 3:00 h.',
      extensions: { code: 'CONFLICT' },
    });
    const second = await roster(one, '2026-11-20', late);
    const { swap } = (await swapFor(asker, other, second, takes)).data;
    await answer(peer, swap.id, 1);
    const leave = await made('EmployeeLeave', {
      employeeId: one,
      kind: 'paid',
      fromDate: '2026-11-18',
      toDate: '2026-11-18',
    });
    await test.inside(company, `update employee_leave set status = 'approved' where id = $1`, [leave]);
    expect((await move(boss, 'approve', swap.id, 2)).errors?.[0]).toMatchObject({
      message: 'For who asks: There is approved leave on 2026-11-18.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await whose(second, takes)).toEqual([one, other]);
    expect((await move(boss, 'reject', swap.id, 2, ', note: " "')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'note',
    });
    expect((await move(boss, 'reject', swap.id, 2, ', note: "On leave"')).data.swap.state).toBe('rejected');
  });

  it.each<[string, (w: Awaited<ReturnType<typeof ward>>) => Promise<unknown>, string | null]>([
    [
      'another shift of the colleague overlaps',
      async ({ other, late, roster }) => roster(other, '2026-11-16', late),
      'For the colleague: On 2026-11-16 two shifts overlap.',
    ],
    [
      'the week of the colleague is full',
      async ({ other, late, roster }) => {
        for (const day of ['19', '20', '21', '22']) await roster(other, `2026-11-${day}`, late);
      },
      'For the colleague: With the shift of 2026-11-22 the week is too long by 4:00 h.',
    ],
    [
      'the colleague has moved to another department and leaves too few',
      async ({ departmentId, other, day }) => {
        await made('CoverNeed', { departmentId, shiftId: day, people: 1 });
        await test.inside(company, 'update employee set department_id = $2 where id = $1', [
          other,
          await made('Department', { name: newId() }),
        ]);
      },
      'minimum cover',
    ],
    [
      'the colleague has moved from where nobody is needed',
      async ({ other }) =>
        test.inside(company, 'update employee set department_id = $2 where id = $1', [
          other,
          await made('Department', { name: newId() }),
        ]),
      null,
    ],
    [
      'too few are there, though no fewer by the swap',
      async ({ departmentId, day }) => made('CoverNeed', { departmentId, shiftId: day, people: 3 }),
      null,
    ],
  ])('asked anew when it is approved: %s', async (_what, since, refusal) => {
    const w = await ward();
    const { swap } = (await swapFor(w.asker, w.other, w.gives)).data;
    await answer(w.peer, swap.id, 1);
    await since(w);
    const approved = await move(w.boss, 'approve', swap.id, 2);
    expect(approved.errors?.[0]?.message ?? null).toEqual(refusal && expect.stringContaining(refusal));
    expect(await whose(w.gives)).toEqual([refusal ? w.one : w.other]);
  });

  it('is approved by neither of the two, whatever they may do', async () => {
    const { other, gives, takes, asker, peer } = await ward(
      team.map((grant): Grant => ({ ...grant, scope: 'company' })),
    );
    const { swap } = (await swapFor(asker, other, gives, takes)).data;
    await answer(peer, swap.id, 1);
    for (const who of [asker, peer]) {
      expect((await move(who, 'approve', swap.id, 2)).errors?.[0]).toMatchObject({
        message: 'This is your own swap. Another person has to decide about it.',
        extensions: { code: 'CONFLICT' },
      });
    }
  });

  it('ends when the shift is taken off, is taken back, declined, or its day comes', async () => {
    const { other, day, roster, one, gives, takes, asker, peer, boss } = await ward();
    const first = (await swapFor(asker, other, gives, takes)).data.swap;
    expect((await swapFor(asker, other, gives)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await answer(peer, first.id, 1, false)).data.swap.state).toBe('declined');
    const second = (await swapFor(asker, other, gives, takes)).data.swap;
    expect((await move(asker, 'cancel', second.id, 1)).data.swap).toMatchObject({
      state: 'cancelled',
      allowedActions: [],
    });
    const third = (await swapFor(asker, other, gives, takes)).data.swap;
    await answer(peer, third.id, 1);
    await ask(admin, 'mutation($ids: [ID!]!) { deleteRosteredShifts(ids: $ids) { done } }', { ids: [takes] });
    expect((await move(boss, 'approve', third.id, 2)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const fourth = (await swapFor(asker, other, await roster(one, '2026-11-13', day))).data.swap;
    now = new Date('2026-11-13T06:00:00Z');
    await expireSwaps(test.app.services);
    now = new Date('2026-11-10T18:00:00Z');
    expect(
      (await ask(asker, 'query($id: ID!) { shiftSwap(id: $id) { state } }', { id: fourth.id })).shiftSwap.state,
    ).toBe('expired');
  });

  it("is asked of colleagues of the same department alone, for one's own published shifts", async () => {
    const { other, gives, takes, asker, peer } = await ward();
    const elsewhere = await ward();
    expect((await swapFor(asker, elsewhere.other, gives, elsewhere.takes)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await swapFor(asker, other, takes)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await swapFor(elsewhere.boss, other, gives)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { swapColleagues } = await ask(asker, '{ swapColleagues(until: "2026-12-10") { id shifts { id date } } }');
    expect(swapColleagues).toEqual([{ id: other, shifts: [{ id: takes, date: '2026-11-18' }] }]);
    const { swap } = (await swapFor(asker, other, gives, takes)).data;
    for (const who of [
      elsewhere.peer,
      elsewhere.boss,
      await test.as({ type: 'admin', company: await test.company() }),
    ]) {
      expect((await answer(who, swap.id, 1)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await move(who, 'approve', swap.id, 1)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await ask(peer, '{ shiftSwaps { total } }')).shiftSwaps.total).toBe(1);
  });
});
