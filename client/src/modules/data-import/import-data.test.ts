import { transformationsFrom, type Offer } from './import-data';

const offer = (part: Partial<Offer>): Offer => ({
  kind: 'payPeriod',
  target: 'salary',
  header: 'Salary',
  title: { en: '', ar: '', fr: '' },
  because: { en: '', ar: '', fr: '' },
  options: [],
  suggested: null,
  chosen: null,
  isAsked: false,
  values: [],
  ...part,
});

describe('the answers to the offers', () => {
  it('are what was answered, else what was chosen before, else what is suggested', () => {
    const offers = [
      offer({ kind: 'payPeriod', suggested: 'annual' }),
      offer({ kind: 'numberMissing', target: 'code', suggested: 'generate', chosen: 'skip' }),
      offer({ kind: 'nameOrder', target: 'fullName', suggested: 'first_last', chosen: 'first_last' }),
    ];
    const answers = { 'nameOrder.fullName': 'last_comma_first' };
    expect(transformationsFrom(offers, answers, {})).toEqual({
      payPeriod: 'annual',
      numberMissing: 'skip',
      nameOrder: 'last_comma_first',
    });
  });

  it('put formats of days and meanings of values below the field they are about', () => {
    const offers = [
      offer({ kind: 'dayFormat', target: 'birthDate', suggested: 'MDY' }),
      offer({ kind: 'dayFormat', target: 'hireDate', suggested: 'DMY' }),
      offer({ kind: 'values', target: 'gender' }),
      offer({ kind: 'decimalMark', target: 'amount', suggested: 'comma' }),
      offer({ kind: 'dayShift', target: 'hireDate', suggested: 'next_day' }),
      offer({ kind: 'trim', target: 'code' }),
    ];
    expect(transformationsFrom(offers, {}, { gender: { M: 'male' } })).toEqual({
      dayFormats: { birthDate: 'MDY', hireDate: 'DMY' },
      decimalMarks: { amount: 'comma' },
      dayShifts: { hireDate: 'next_day' },
      values: { gender: { M: 'male' } },
    });
  });

  it('leave out what nobody answered', () => {
    expect(transformationsFrom([offer({ kind: 'hireDateMissing', target: 'hireDate' })], {}, {})).toEqual({});
  });
});
