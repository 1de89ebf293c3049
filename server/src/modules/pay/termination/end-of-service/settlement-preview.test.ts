import { payOffice } from '../../items/pay-entry/pay.fixture';
import { test, office, refused } from './settlement-office.fixture';

describe('the preview', () => {
  const query =
    'query($id: ID!, $day: Date!, $reason: EndOfServiceReason!, $by: NoticeGiver, $served: Int, $others: [SettlementAmountInput!]) { endOfServicePreview(employeeId: $id, lastDay: $day, reason: $reason, noticeBy: $by, noticeServed: $served, others: $others) { currency years award net owed lines { code value } } }';
  const preview = (id: string, more: object = {}, who = office.clerk) =>
    office.ask(who, query, { id, day: '2024-12-31', reason: 'resignation', ...more });

  it('answers what would be paid and stores nothing', async () => {
    const employeeId = await office.hire('2020-01-01', '6000');
    expect(await preview(employeeId, { by: 'employee', served: 0 })).toMatchObject({
      currency: 'AED',
      years: '5',
      award: '21000.00',
      net: '15000.00',
      owed: '0.00',
    });
    expect(
      await office.ask(
        office.clerk,
        'query($id: ID!) { endOfServices(filter: { employeeId: { eq: $id } }) { total } }',
        { id: employeeId },
      ),
    ).toEqual({ total: 0 });
  });

  it('counts what would not be given back and the ticket home, the first within what the law lets be taken', async () => {
    const employeeId = await office.hire('2020-01-01', '6000');
    const others = [
      { category: 'asset', kind: 'deduction', title: 'Car', amount: '12000', reason: 'Not handed in' },
      { category: 'ticket', kind: 'addition', title: 'Manila', amount: '1000', reason: 'By contract' },
    ];
    const { net, owed, lines } = await preview(employeeId, { others });
    // 5 years × 21 × 200 = 21,000 and 1,000 due; half of 22,000 may be taken of the 12,000.
    expect([
      net,
      owed,
      lines
        .filter(({ code }: any) => /^(ASSET|TICKET|LIMIT)/.test(code))
        .map(({ code, value }: any) => `${code} ${value}`),
    ]).toEqual(['11000.00', '1000.00', ['ASSET:1 12000.00', 'TICKET:2 1000.00', 'LIMIT 11000.00']]);
    await expect(preview(employeeId, { others: [{ ...others[0], kind: 'addition' }] })).rejects.toEqual(
      refused('others'),
    );
  });

  it('is refused beside the field, and to who may not enter an end of service or sees no amounts', async () => {
    const employeeId = await office.hire('2020-01-01', '6000');
    await expect(preview(employeeId, { day: '2019-12-31' })).rejects.toEqual(refused('lastDay'));
    await expect(preview(employeeId, { by: 'employee' })).rejects.toEqual(refused('noticeServed'));
    await expect(preview(employeeId, { reason: 'death', by: 'employer', served: 0 })).rejects.toEqual(
      refused('noticeBy'),
    );
    const reader = await test.as({
      company: office.companyId,
      grants: ['Employee', 'EndOfService'].map((subject) => ({ subject, action: 'read', scope: 'company' as const })),
    });
    await expect(preview(employeeId, {}, reader)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await payOffice(test);
    await expect(preview(employeeId, {}, other.clerk)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
