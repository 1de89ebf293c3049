import { newId } from '../../../platform/records/ids';
import { admin, ask, made, shift, roster, scoped, week, publish, sheet, cellsOf, mine, ward } from './ward.fixture';

describe('what a roster tells of', () => {
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
});
