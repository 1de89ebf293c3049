import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payOffice, type PayOffice } from '../../items/pay-entry/pay.fixture';

/** An office that settles what is paid at the end. */
export let test: TestApp;
export let office: PayOffice;
export let admin: Person;
export let second: Person;
export let annual: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2025-01-10T08:00:00Z') });
  office = await payOffice(test, { country: 'AE', currency: 'AED' });
  [admin, second] = [
    await test.as({ type: 'admin', company: office.companyId }),
    await test.as({ type: 'admin', company: office.companyId }),
  ];
  annual = (
    await office.create(
      'LeaveType',
      { code: 'ANNUAL', name: 'Annual leave', requiresAllocation: true, paidAtEnd: true },
      'id',
      admin,
    )
  ).id;
});
afterAll(() => test.close());
export const refused = (field: string) => expect.objectContaining({ code: 'INVALID', field });
