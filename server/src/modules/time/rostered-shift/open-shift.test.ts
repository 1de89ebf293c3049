import { type Person } from '../../../../test/test-app';
import {
  test,
  company,
  ask,
  hire,
  shift,
  roster,
  week,
  publish,
  sheet,
  cellsOf,
  mine,
  own,
  ward,
} from './ward.fixture';

describe('a roster', () => {
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
