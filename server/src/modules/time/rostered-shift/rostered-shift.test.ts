import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from '../attendance-day/attendance-day.job';

let test: TestApp;
let admin: Person;
let company: string;
const now = new Date('2026-11-10T18:00:00Z'); // A Tuesday; the company's week begins on Monday, Saturday and Sunday are free.
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeAll(async () => {
  admin = await test.as({ type: 'admin', company: (company = await test.company({ time_zone: 'Asia/Dubai' })) });
});
afterAll(() => test.close());

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
const made = async (name: string, input: object, who = admin): Promise<string> =>
  (await ask(who, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made.id;
const hire = (more: object = {}) =>
  made('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2026-01-01', ...more });
const shift = (start: string, end: string) =>
  made('Shift', { title: newId(), kind: 'times', periods: [{ start, end }] });
const roster = (employeeId: string | null, date: string, shiftId: string, more: object = {}, who = admin) =>
  made('RosteredShift', { employeeId, date, shiftId, ...more }, who);
const scoped = 'mutation($d: ID, $from: Date!, $to: Date!)';
const week = { from: '2026-11-16', to: '2026-11-22' };
const fill = async (d: string, who = admin, period = week) =>
  (
    await ask(who, `${scoped} { f: fillRoster(departmentId: $d, from: $from, to: $to) { made removed } }`, {
      d,
      ...period,
    })
  ).f;
const publish = async (d: string, who = admin, period = week) =>
  (await ask(who, `${scoped} { n: publishRoster(departmentId: $d, from: $from, to: $to) }`, { d, ...period })).n;
const sheet = async (d: string, who = admin, period = week) =>
  await ask(
    who,
    `query($d: ID, $from: Date!, $to: Date!) { roster(departmentId: $d, from: $from, to: $to) {
  total mayOpen open { id title } rows { id employeeName minutes shifts { id date title state fromPattern allowedActions findings { kind minutes } } } }
  standing: rosterStanding(departmentId: $d, from: $from, to: $to) { planned gaps { date start end missing } } }`,
    { d, ...period },
  ).then(({ roster: all, standing }) => ({ ...all, ...standing }));
const cellsOf = async (d: string, who = admin) =>
  (await sheet(d, who)).rows.flatMap(({ shifts }: { shifts: { date: string }[] }) => shifts);
const mine = async (who: Person, period = week) =>
  (
    await ask(
      who,
      'query($from: Date!, $to: Date!) { myShifts(from: $from, to: $to) { id date isOpen refusal } }',
      period,
    )
  ).myShifts;
const news = async (who: Person) => (await ask(who, '{ notifications { rows { kind text } } }')).notifications.rows;
const own: Grant[] = ['read', 'take'].map((action) => ({ subject: 'RosteredShift', action, scope: 'own' }));
const planner: Grant[] = ['read', 'create', 'update', 'delete', 'fill', 'publish'].map((action) => ({
  subject: 'RosteredShift',
  action,
  scope: 'team',
}));
const shared: Grant[] = [
  { subject: 'Shift', action: 'read', scope: 'company' },
  { subject: 'Employee', action: 'read', scope: 'team' },
  { subject: 'Department', action: 'read', scope: 'company' },
];

/** A ward with somebody who plans for the one who works in it. */
async function ward() {
  const [departmentId, head] = [await made('Department', { name: newId() }), await hire()];
  const nurse = await hire({ departmentId, managerId: head });
  return {
    departmentId,
    nurse,
    plans: await test.as({ company, employeeId: head, grants: [...planner, ...shared] }),
    works: await test.as({ company, employeeId: nurse, grants: own }),
  };
}

describe('a roster', () => {
  it('is filled from the pattern of a department, again without change, and around what was set or taken off by hand', async () => {
    const { departmentId, nurse } = await ward();
    const [day, late] = [await shift('07:00', '15:00'), await shift('14:00', '22:00')];
    const patternId = await made('ShiftPattern', {
      name: newId(),
      cycleDays: 7,
      slots: [0, 1, 2, 3, 4].map((at) => ({ day: at, shiftId: day })),
    });
    await made('ShiftAssignment', { departmentId, patternId, validFrom: '2026-11-02' });
    expect(await fill(departmentId)).toEqual({ made: 5, removed: 0 });
    expect(await fill(departmentId)).toEqual({ made: 0, removed: 0 });
    const [monday, tuesday] = await cellsOf(departmentId);
    expect(monday).toMatchObject({ date: '2026-11-16', state: 'planned', fromPattern: true });
    await ask(admin, 'mutation($ids: [ID!]!) { deleteRosteredShifts(ids: $ids) { done } }', { ids: [monday.id] });
    await ask(
      admin,
      'mutation($id: ID!, $s: ID!) { updateRosteredShift(id: $id, version: 1, input: { shiftId: $s }) { id } }',
      { id: tuesday.id, s: late },
    );
    await roster(nurse, '2026-11-21', late);
    expect(await fill(departmentId)).toEqual({ made: 0, removed: 0 });
    await ask(
      admin,
      'mutation($id: ID!, $input: ShiftPatternChanges!) { updateShiftPattern(id: $id, version: 1, input: $input) { id } }',
      {
        id: patternId,
        input: {
          slots: [
            { day: 4, shiftId: late },
            { day: 5, shiftId: day },
          ],
        },
      },
    );
    expect(await fill(departmentId)).toEqual({ made: 1, removed: 3 });
    expect(
      (await cellsOf(departmentId)).map(({ date, fromPattern }: { date: string; fromPattern: boolean }) => [
        date,
        fromPattern,
      ]),
    ).toEqual([
      ['2026-11-17', false],
      ['2026-11-20', true],
      ['2026-11-21', false],
    ]);
  });

  it('gives an employee the pattern of their own before that of their department, and nothing while they are away', async () => {
    const { departmentId, nurse } = await ward();
    const [day, night] = [await shift('07:00', '15:00'), await shift('22:00', '06:00')];
    const every = (shiftId: string) =>
      made('ShiftPattern', { name: newId(), cycleDays: 1, slots: [{ day: 0, shiftId }] });
    await made('ShiftAssignment', { departmentId, patternId: await every(day), validFrom: '2026-11-02' });
    await made('ShiftAssignment', { employeeId: nurse, patternId: await every(night), validFrom: '2026-11-19' });
    const leave = await made('EmployeeLeave', {
      employeeId: nurse,
      kind: 'paid',
      fromDate: '2026-11-17',
      toDate: '2026-11-18',
    });
    await test.inside(company, `update employee_leave set status = 'approved' where id = $1`, [leave]);
    expect(await fill(departmentId)).toEqual({ made: 5, removed: 0 });
    expect(
      new Set(
        (
          await test.inside<{ shift: string; date: string }>(
            company,
            `select shift_id as shift, to_char(date, 'DD') as date from rostered_shift where employee_id = $1`,
            [nurse],
          )
        ).map(({ shift: id, date }) => `${date} ${id === night ? 'night' : 'day'}`),
      ),
    ).toEqual(new Set(['16 day', '19 night', '20 night', '21 night', '22 night']));
  });

  it('tells too little rest, too long a week and missing cover', async () => {
    const { departmentId, nurse } = await ward();
    const [late, early] = [await shift('14:00', '23:00'), await shift('07:00', '15:00')];
    await roster(nurse, '2026-11-16', late);
    await roster(nurse, '2026-11-17', early);
    for (const day of ['18', '19', '20', '21']) await roster(nurse, `2026-11-${day}`, early);
    await made('CoverNeed', { departmentId, shiftId: early, people: 2, weekdays: [2] });
    const {
      rows: [row],
      gaps,
    } = await sheet(departmentId);
    expect(row.minutes).toBe(49 * 60);
    expect(row.shifts.map(({ findings }: { findings: object[] }) => findings)).toEqual([
      [],
      [{ kind: 'rest', minutes: 180 }],
      [],
      [],
      [],
      [{ kind: 'week', minutes: 60 }],
    ]);
    expect(gaps).toEqual([{ date: '2026-11-17', start: '07:00', end: '15:00', missing: 1 }]);
  });

  it('counts the hours a shift without fixed times asks for in the week, and lets nobody over its limit take more', async () => {
    const { departmentId, nurse, works } = await ward();
    const ten = await made('Shift', { title: newId(), kind: 'daily_hours', totalHours: '10' });
    for (const day of ['16', '17', '18', '19', '20']) await roster(nurse, `2026-11-${day}`, ten);
    expect((await cellsOf(departmentId)).map(({ findings }: { findings: object[] }) => findings)).toEqual([
      [],
      [],
      [],
      [],
      [{ kind: 'week', minutes: 120 }],
    ]);
    const open = await roster(null, '2026-11-22', await shift('07:00', '15:00'), { departmentId });
    await publish(departmentId);
    await expect(ask(works, 'mutation($id: ID!) { takeOpenShift(id: $id) }', { id: open })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('the week is too long by 10:00 h'),
    });
  });

  it('leaves out by filling who has not the licence a shift needs, tells of it where it is planned by hand, and lets nobody take it', async () => {
    const { departmentId, nurse, works } = await ward();
    const needing = await made('Shift', {
      title: newId(),
      kind: 'times',
      periods: [{ start: '07:00', end: '15:00' }],
      licenceNeeded: 'Registered nurse',
    });
    await made('EmployeeLicence', {
      employeeId: nurse,
      number: 'DHA-7',
      authority: 'DHA',
      profession: 'registered nurse',
      issueDate: '2024-01-01',
      expiryDate: '2026-11-18',
    });
    await made('ShiftAssignment', {
      departmentId,
      validFrom: '2026-11-02',
      patternId: await made('ShiftPattern', { name: newId(), cycleDays: 1, slots: [{ day: 0, shiftId: needing }] }),
    });
    const filled = (
      await ask(
        admin,
        `${scoped} { f: fillRoster(departmentId: $d, from: $from, to: $to) { made unfilled { reason people shifts names } } }`,
        { d: departmentId, ...week },
      )
    ).f;
    expect(filled).toEqual({ made: 3, unfilled: [{ reason: 'licence', people: 1, shifts: 4, names: ['Lina Saleh'] }] });
    await roster(nurse, '2026-11-20', needing);
    const { roster: told } = await ask(
      admin,
      'query($d: ID, $from: Date!, $to: Date!) { roster(departmentId: $d, from: $from, to: $to) { rows { shifts { date findings { kind licence { person profession number validTo } } } } } }',
      { d: departmentId, ...week },
    );
    expect(told.rows[0].shifts.filter(({ findings }: { findings: object[] }) => findings.length)).toEqual([
      {
        date: '2026-11-20',
        findings: [
          {
            kind: 'licence',
            licence: { person: 'Lina Saleh', profession: 'Registered nurse', number: 'DHA-7', validTo: '2026-11-18' },
          },
        ],
      },
    ]);
    const open = await roster(null, '2026-11-22', needing, { departmentId });
    await publish(departmentId);
    expect((await mine(works)).find(({ isOpen }: { isOpen: boolean }) => isOpen)).toMatchObject({
      id: open,
      refusal: expect.stringContaining(
        'the licence “Registered nurse” of Lina Saleh (DHA-7) is not valid: it ended on 2026-11-18',
      ),
    });
    await expect(ask(works, 'mutation($id: ID!) { takeOpenShift(id: $id) }', { id: open })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('it ended on 2026-11-18'),
    });
  });

  it('is seen by whose it is once it is published, who then hears of it once, and of each change later', async () => {
    const { departmentId, nurse, plans, works } = await ward();
    const [day, late] = [await shift('07:00', '15:00'), await shift('14:00', '22:00')];
    const ids = [await roster(nurse, '2026-11-16', day, {}, plans), await roster(nurse, '2026-11-17', day, {}, plans)];
    expect([
      await mine(works),
      await ask(works, '{ rosteredShifts { total } }'),
      (await sheet(departmentId, plans)).planned,
    ]).toEqual([[], { rosteredShifts: { total: 0 } }, 2]);
    expect(await publish(departmentId, plans)).toBe(2);
    expect(await publish(departmentId, plans)).toBe(0);
    expect((await mine(works)).map(({ date }: { date: string }) => date)).toEqual(['2026-11-16', '2026-11-17']);
    expect((await news(works)).map(({ kind }: { kind: string }) => kind)).toEqual(['roster_published']);
    await ask(
      plans,
      'mutation($id: ID!, $s: ID!) { updateRosteredShift(id: $id, version: 2, input: { shiftId: $s }) { id } }',
      { id: ids[0], s: late },
    );
    await ask(plans, 'mutation($ids: [ID!]!) { deleteRosteredShifts(ids: $ids) { done } }', { ids: [ids[1]] });
    expect(new Set((await news(works)).map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['roster_published', 'roster_changed', 'roster_removed']),
    );
  });

  it('is published as far ahead as the company wants, and later only by who says so; what is open waits for nobody', async () => {
    const { departmentId, nurse, plans } = await ward();
    const day = await shift('07:00', '15:00');
    await test.inside(company, 'update company set roster_notice_days = 10 where id = $1', [company]);
    const standing = async () =>
      (
        await ask(
          plans,
          `query($d: ID!, $from: Date!, $to: Date!) { s: rosterStanding(departmentId: $d, from: $from, to: $to) { planned late noticeDays } }`,
          { d: departmentId, ...week },
        )
      ).s;
    for (const date of ['2026-11-18', '2026-11-19', '2026-11-21']) await roster(nurse, date, day, {}, plans);
    expect(await standing()).toEqual({ planned: 3, late: 2, noticeDays: 10 });
    await expect(publish(departmentId, plans)).rejects.toMatchObject({
      code: 'CONFLICT',
      field: 'late',
      message: expect.stringMatching(/^Nothing is published: 2 of these shifts begin within 10 days/),
    });
    expect(await standing()).toEqual({ planned: 3, late: 2, noticeDays: 10 });
    expect(
      (
        await ask(plans, `${scoped} { n: publishRoster(departmentId: $d, from: $from, to: $to, late: true) }`, {
          d: departmentId,
          ...week,
        })
      ).n,
    ).toBe(3);
    await ask(plans, 'mutation($i: RosteredShiftInput!) { createRosteredShift(input: $i) { id } }', {
      i: { departmentId, shiftId: day, date: '2026-11-19' },
    });
    expect([await standing(), await publish(departmentId, plans)]).toEqual([
      { planned: 1, late: 0, noticeDays: 10 },
      1,
    ]);
    await test.inside(company, 'update company set roster_notice_days = 0 where id = $1', [company]);
  });

  it('is planned within reach alone', async () => {
    const { plans } = await ward();
    const { departmentId, nurse, works } = await ward();
    const day = await shift('07:00', '15:00');
    const id = await roster(nurse, '2026-11-16', day);
    expect(await sheet(departmentId, plans)).toMatchObject({ total: 0, rows: [], planned: 0, mayOpen: false });
    expect(await publish(departmentId, plans)).toBe(0);
    expect(await fill(departmentId, plans)).toEqual({ made: 0, removed: 0 });
    const change = 'mutation($id: ID!) { updateRosteredShift(id: $id, version: 1, input: { note: "x" }) { id } }';
    expect((await plans.graphql(change, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      (
        await plans.graphql('mutation($input: RosteredShiftInput!) { createRosteredShift(input: $input) { id } }', {
          input: { date: '2026-11-16', shiftId: day },
        })
      ).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    for (const verb of [
      'fillRoster(from: "2026-11-16", to: "2026-11-22") { made }',
      'publishRoster(from: "2026-11-16", to: "2026-11-22")',
    ]) {
      expect((await works.graphql(`mutation { ${verb} }`)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(await sheet(departmentId, elsewhere)).toMatchObject({ total: 0, open: [], planned: 0 });
  });

  it("is planned open for the departments of one's people, and for no other, nor given to people of others", async () => {
    const { departmentId, plans, works } = await ward();
    const other = await ward();
    const day = await shift('07:00', '15:00');
    expect(await sheet(departmentId, plans)).toMatchObject({ mayOpen: true, open: [] });
    expect(await sheet(other.departmentId, plans)).toMatchObject({ mayOpen: false });
    expect(
      (
        await ask(
          plans,
          'query($from: Date!, $to: Date!) { roster(from: $from, to: $to) { mayOpen openDepartmentId } }',
          week,
        )
      ).roster,
    ).toEqual({ mayOpen: true, openDepartmentId: departmentId });
    const id = await roster(null, '2026-11-18', day, { departmentId }, plans);
    for (const input of [{ departmentId: other.departmentId }, {}]) {
      await expect(roster(null, '2026-11-18', day, input, plans)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await sheet(departmentId, plans)).open).toMatchObject([{ id }]);
    expect((await sheet(departmentId, other.plans)).open).toEqual([]);
    const change = (who: Person, input: object) =>
      who.graphql(
        'mutation($id: ID!, $i: RosteredShiftChanges!) { updateRosteredShift(id: $id, version: 1, input: $i) { id } }',
        { id, i: input },
      );
    expect((await change(other.plans, { note: 'x' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    for (const input of [{ employeeId: other.nurse }, { departmentId: other.departmentId }])
      expect((await change(plans, input)).errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|INVALID/);
    expect(await publish(departmentId, other.plans)).toBe(0);
    expect(await publish(departmentId, plans)).toBe(1);
    expect(await mine(works)).toMatchObject([{ id, isOpen: true, refusal: null }]);
    expect(await ask(works, 'mutation($id: ID!) { takeOpenShift(id: $id) }', { id })).toEqual({ takeOpenShift: id });
    expect(await cellsOf(departmentId, plans)).toMatchObject([{ id }]);
  });

  it.each([
    ['the same shift twice', async () => ({}), 'CONFLICT', 'shiftId'],
    [
      'a shift nobody gets any more',
      async () => {
        const id = await shift('05:00', '06:00');
        await ask(
          admin,
          'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { status: inactive }) { id } }',
          { id },
        );
        return { shiftId: id };
      },
      'INVALID',
      'shiftId',
    ],
    ['before the employment', async () => ({ date: '2025-12-31' }), 'INVALID', 'date'],
  ])('refuses %s', async (_name, more, code, field) => {
    const { nurse } = await ward();
    const day = await shift('07:00', '15:00');
    await roster(nurse, '2026-11-16', day);
    const input = { employeeId: nurse, date: '2026-11-16', shiftId: day, ...(await more()) };
    expect(
      (
        await admin.graphql('mutation($input: RosteredShiftInput!) { createRosteredShift(input: $input) { id } }', {
          input,
        })
      ).errors?.[0]?.extensions,
    ).toMatchObject({ code, fields: [{ field }] });
  });

  it('decides by which shift a day of attendance is worked, a free day too', async () => {
    const { departmentId, nurse } = await ward();
    const late = await shift('14:00', '22:00');
    const past = { from: '2026-11-02', to: '2026-11-08' };
    await made('Attendance', { employeeId: nurse, date: '2026-11-02', timeIn: '14:30', timeOut: '22:00' });
    await roster(nurse, '2026-11-02', late);
    await roster(nurse, '2026-11-07', late);
    await publish(departmentId, admin, past);
    await attendanceJobs(test.app.services).calculate_missed_attendance!({ companyId: '', userId: '', recordId: '' });
    const { attendanceDays } = await ask(
      admin,
      'query($id: ID!) { attendanceDays(filter: { employeeId: { eq: $id }, date: { in: ["2026-11-02", "2026-11-07"] } }, sort: [{ field: date }]) { rows { status shiftId lateMin } } }',
      { id: nurse },
    );
    expect(attendanceDays.rows).toEqual([
      { status: 'present', shiftId: late, lateMin: 30 },
      { status: 'absent', shiftId: late, lateMin: 0 },
    ]);
    const { attendanceSheet } = await ask(
      admin,
      'query($id: ID!) { attendanceSheet(employeeId: $id, from: "2026-11-02", to: "2026-11-07") { rows { days { status late } } } }',
      { id: nurse },
    );
    expect([attendanceSheet.rows[0].days[0], attendanceSheet.rows[0].days[5]]).toEqual([
      { status: 'present', late: 30 },
      { status: 'absent', late: 0 },
    ]);
  });
});

describe('an open shift', () => {
  const take = (who: Person, id: string) => who.graphql('mutation($id: ID!) { takeOpenShift(id: $id) }', { id });

  it('is taken by one of two who want it at once, and the other is told so', async () => {
    const { departmentId, works } = await ward();
    const second = await test.as({ company, employeeId: await hire({ departmentId }), grants: own });
    const day = await shift('07:00', '15:00');
    const id = await roster(null, '2026-11-16', day, { departmentId });
    expect((await take(works, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await publish(departmentId);
    expect(await mine(works)).toEqual([{ id, date: '2026-11-16', isOpen: true, refusal: null }]);
    const answers = await Promise.all([take(works, id), take(second, id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)!.errors![0]).toMatchObject({
      message: 'Somebody has taken this shift already. Choose another.',
      extensions: { code: 'CONFLICT' },
    });
    expect([...(await mine(works)), ...(await mine(second))]).toEqual([
      { id, date: '2026-11-16', isOpen: false, refusal: null },
    ]);
  });

  it('is refused where rest stands against it, to people of other departments and without the right', async () => {
    const { departmentId, nurse, works, plans } = await ward();
    const [late, early] = [await shift('14:00', '23:00'), await shift('07:00', '15:00')];
    await roster(nurse, '2026-11-16', late);
    const id = await roster(null, '2026-11-17', early, { departmentId });
    await publish(departmentId);
    const [, open] = await mine(works);
    expect(open).toEqual({
      id,
      date: '2026-11-17',
      isOpen: true,
      refusal: 'Before the shift of 2026-11-17 the rest is too short by 3:00 h.',
    });
    expect((await take(works, id)).errors?.[0]).toMatchObject({
      message: open.refusal,
      extensions: { code: 'CONFLICT' },
    });
    const stranger = await test.as({ company, employeeId: await hire(), grants: own });
    expect((await take(stranger, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await take(plans, id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
