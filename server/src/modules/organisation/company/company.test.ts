import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let company: string;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  hr = await test.as({
    company,
    grants: [
      { subject: 'Company', action: 'read', scope: 'company' },
      { subject: 'Company', action: 'update', scope: 'company' },
    ],
  });
});
afterAll(() => test.close());

describe('the data of a company', () => {
  it.each<[string, object, string]>([
    ['seven days off leave no day of work', { weekendDays: [0, 1, 2, 3, 4, 5, 6] }, 'weekendDays'],
    ['a day off is named once', { weekendDays: [5, 5] }, 'weekendDays'],
    ['a week has the days 0 to 6', { weekendDays: [7] }, 'weekendDays'],
    ['an IBAN has two digits of its own that fit', { payerIban: 'AE080331234567890123456' }, 'payerIban'],
    ['the last day is not before the first', { startAt: '2026-03-01', endAt: '2026-02-28' }, 'endAt'],
    ['a financial year begins on a day every year has', { fiscalYearStart: '02-29' }, 'fiscalYearStart'],
    ['a financial year begins on a day there is', { fiscalYearStart: '04-31' }, 'fiscalYearStart'],
    ['room for files is set by an administrator of the platform', { fileQuotaMb: 20_000 }, 'fileQuotaMb'],
  ])('%s', async (_, input, field) => {
    const [{ version }] = (await test.sql('select version from company where id = $1', [company])) as [
      { version: number },
    ];
    const { errors } = await hr.graphql(
      'mutation($id: ID!, $v: Int!, $input: CompanyChanges!) { updateCompany(id: $id, version: $v, input: $input) { version } }',
      { id: company, v: version, input },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
    expect(await test.sql('select version from company where id = $1', [company])).toEqual([{ version }]);
  });
});

describe('the time zone of a new company', () => {
  const made = async (input: object) => {
    const admin = await test.as({ type: 'admin' });
    const { data, errors } = await admin.graphql(
      'mutation($input: CompanyInput!) { createCompany(input: $input) { timeZone } }',
      { input: { name: newId(), ...input } },
    );
    return errors ? [errors[0]!.extensions.code, errors[0]!.extensions.field] : data.createCompany.timeZone;
  };

  it.each<[string, object, unknown]>([
    ['is that of its country, of which it is the only one', { country: 'FR' }, 'Europe/Paris'],
    ['is that of a country without summer time', { country: 'SA' }, 'Asia/Riyadh'],
    ['is that of the country a company is in unless told', {}, 'Asia/Dubai'],
    ['is asked for where the country has several', { country: 'US' }, ['INVALID', 'timeZone']],
    ['is the one that is given', { country: 'US', timeZone: 'America/Chicago' }, 'America/Chicago'],
    ['may be that of another country', { country: 'FR', timeZone: 'Asia/Dubai' }, 'Asia/Dubai'],
  ])('%s', async (_name, input, expected) => {
    expect(await made(input)).toEqual(expected);
  });
});
