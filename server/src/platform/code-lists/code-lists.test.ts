import { createTestApp, type TestApp } from '../../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const create = 'mutation($input: CompanyInput!) { createCompany(input: $input) { country currency timeZone } }';

describe('codes others keep the lists of', () => {
  it('are told to whoever is signed in', async () => {
    const who = await test.as({ type: 'employee', company: await test.company() });
    const { data } = await who.graphql(
      '{ countries: codes(list: country) currencies: codes(list: currency) zones: codes(list: time_zone) }',
    );
    expect(data.countries).toHaveLength(249);
    expect(data).toEqual({
      countries: expect.arrayContaining(['AE', 'SA', 'OM']),
      currencies: expect.arrayContaining(['AED', 'KWD', 'JPY']),
      zones: expect.arrayContaining(['Asia/Dubai', 'UTC']),
    });
  });

  it('are refused, all at once, where they are on no list', async () => {
    const admin = await test.as({ type: 'admin' });
    const { errors } = await admin.graphql(create, {
      input: { name: 'Nowhere', country: 'ZZ', currency: 'DHS', timeZone: 'Dubai' },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: [
        { field: 'country', message: expect.stringContaining('ISO 3166-1') },
        { field: 'currency', message: expect.stringContaining('ISO 4217') },
        { field: 'timeZone', message: expect.stringContaining('IANA') },
      ],
    });
  });

  it('are kept where they are on one', async () => {
    const admin = await test.as({ type: 'admin' });
    const { data } = await admin.graphql(create, {
      input: { name: 'Riyadh', country: 'SA', currency: 'SAR', timeZone: 'Asia/Riyadh' },
    });
    expect(data.createCompany).toEqual({ country: 'SA', currency: 'SAR', timeZone: 'Asia/Riyadh' });
  });
});
