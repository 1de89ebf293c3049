import { ibans, grants, test, office, cashier, second, enter, verify } from '../payroll-payment/payment.fixture';

describe('a bank account', () => {
  it('is verified by a second person, neither by who entered it nor by whose it is', async () => {
    const employee = await office.hire();
    const owner = await test.as({ company: office.company, employeeId: employee, grants });
    const row = await enter(employee, ibans[0]!);
    expect(row).toMatchObject({ state: 'pending', verificationRefusal: expect.stringContaining('You entered') });
    await expect(verify(row, cashier)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(verify(row, owner)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('your own'),
    });
    const verified = await verify(row);
    expect(verified).toMatchObject({ state: 'verified', validFrom: '2024-01-01', validTo: null });
    expect(await verify(row)).toMatchObject({ version: verified.version });
  });

  it('that replaces another waits, and the other holds until then', async () => {
    const employee = await office.hire();
    const first = await verify(await enter(employee, ibans[0]!));
    expect(await verify(await enter(employee, ibans[1]!, '2026-03-01'))).toMatchObject({ validFrom: '2026-04-02' });
    expect(
      await office.ask(cashier, 'query($id: ID!) { bankAccount(id: $id) { state validTo } }', { id: first.id }),
    ).toEqual({ state: 'verified', validTo: '2026-04-01' });
  });

  it.each(['AE070331234567890123457', 'AE07 0331', 'nothing'])('is refused with %s, beside the field', async (iban) => {
    await expect(enter(await office.hire(), iban)).rejects.toMatchObject({ code: 'INVALID', field: 'iban' });
  });

  it('shows its number to nobody without the right, and never changes once verified', async () => {
    const row = await verify(await enter(await office.hire(), ibans[0]!));
    expect(await office.ask(second, 'query($id: ID!) { bankAccount(id: $id) { iban } }', { id: row.id })).toEqual({
      iban: null,
    });
    await expect(
      office.ask(
        cashier,
        'mutation($id: ID!, $version: Int!) { updateBankAccount(id: $id, version: $version, input: {holder: "Someone Else"}) { id } }',
        row,
      ),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('whoever changes one that waits cannot verify it', async () => {
    const row = await enter(await office.hire(), ibans[0]!);
    const changed = await office.ask(
      second,
      'mutation($id: ID!, $version: Int!) { updateBankAccount(id: $id, version: $version, input: {holder: "Someone Else"}) { id version } }',
      row,
    );
    await expect(verify(changed)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await verify(changed, cashier)).toMatchObject({ state: 'verified' });
  });
});
