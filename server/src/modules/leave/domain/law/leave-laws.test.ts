import { locales, say } from '../../../../platform/text';
import { lawMarks } from './law-marks';
import { leaveLawCodes, type LeaveLaw } from './leave-law';
import { leaveLaws, leaveLawsOf, leaveLawsOn } from './leave-laws';
import { partsThatDiffer, typesOfLaws, valuesByLaw, type LawfulType } from './law-rules';

const rows = leaveLaws.flatMap(({ country, types }) =>
  types.map((law) => [`${country} ${law.code} ${law.since}`, law] as const),
);

describe('the laws on file', () => {
  it.each(rows)('%s says where it was read, and steps that ascend to its last day', (_, law: LeaveLaw) => {
    expect(law.readAt.length).toBeGreaterThan(0);
    expect(law.readAt.every((address) => /^https?:\/\//.test(address))).toBe(true);
    const steps = law.pay ?? [];
    expect(steps.map(({ upToDay }) => upToDay)).toEqual(
      [...new Set(steps.map(({ upToDay }) => upToDay))].sort((one, other) => one - other),
    );
    if (steps.length) expect(steps.at(-1)!.upToDay).toBe(law.days);
  });

  it('have no entitlement twice on a day, and every entitlement a name in each language', () => {
    for (const laws of leaveLaws) {
      const codes = leaveLawsOn(laws, '2026-11-27').map(({ code }) => code);
      expect(codes).toEqual([...new Set(codes)]);
    }
    for (const code of leaveLawCodes)
      expect(new Set(locales.map((locale) => say(lawMarks[code].title, locale))).size).toBe(locales.length);
  });

  it.each([
    ['AE', 'annual', 30],
    ['AE', 'sick', 90],
    ['AE', 'maternity', 60],
    ['SA', 'annual', 21],
    ['SA', 'sick', 120],
    ['SA', 'maternity', 84],
    ['SA', 'hajj', 15],
    ['KW', 'sick', 75],
    ['KW', 'maternity', 70],
    ['KW', 'hajj', 21],
    ['BH', 'sick', 55],
    ['BH', 'maternity', 60],
    ['OM', 'sick', 182],
    ['OM', 'maternity', 98],
    ['OM', 'iddah', 130],
    ['QA', 'annual', 21],
    ['QA', 'sick', 84],
    ['QA', 'maternity', 50],
  ])('%s: %s of %i days', (country, code, days) => {
    expect(leaveLawsOn(leaveLawsOf(country)!, '2026-11-27').find((law) => law.code === code)!.days).toBe(days);
  });

  it('hold as they did on a day before a law changed', () => {
    const on = (day: string) => leaveLawsOn(leaveLawsOf('SA')!, day);
    expect(on('2025-02-18').find(({ code }) => code === 'maternity')!.days).toBe(70);
    expect(on('2025-02-19').find(({ code }) => code === 'maternity')!.days).toBe(84);
    expect(on('2025-02-18').some(({ code }) => code === 'bereavement')).toBe(false);
    expect(on('2025-02-19').some(({ code }) => code === 'bereavement')).toBe(true);
  });

  it('are none for a country of which none was read', () => {
    expect(leaveLawsOf('FR')).toBeUndefined();
  });
});

const sick = leaveLawsOf('KW')!.types.find(({ code }) => code === 'sick')!;
const hajj = leaveLawsOf('KW')!.types.find(({ code }) => code === 'hajj')!;
const annual = leaveLawsOf('SA')!.types.find(({ code }) => code === 'annual')!;
const plain: LawfulType = {
  paidPercent: '100.00',
  payTiers: [],
  weekends: 'none',
  countsHolidays: false,
  maxConsecutive: null,
  maxPerYear: null,
  timesInService: null,
  waitingDays: null,
  waitingMonths: null,
  afterProbation: false,
  gender: null,
  documentRule: 'never',
  yearBasis: 'calendar',
  accrualFrequency: null,
  accrualLevels: [],
};

describe('what a type has otherwise than the law', () => {
  it.each<[string, Partial<LawfulType>, LeaveLaw, string[]]>([
    ['nothing, taken over as it is', valuesByLaw(sick), sick, []],
    [
      'nothing, in digits of the database',
      { ...valuesByLaw(sick), paidPercent: '0.00', maxPerYear: '75.0000' },
      sick,
      [],
    ],
    ['all the law speaks of', {}, sick, ['days', 'pay', 'counts', 'document']],
    ['not what the law was not found to say', { ...valuesByLaw(hajj), weekends: 'between' }, hajj, []],
    ['how often', { ...valuesByLaw(hajj), timesInService: null }, hajj, ['times']],
    ['two years said in days', { ...valuesByLaw(hajj), waitingMonths: null, waitingDays: 730 }, hajj, ['waiting']],
    [
      'not the frequency days are granted by, where a year comes to the same',
      {
        ...valuesByLaw(annual),
        accrualFrequency: 'anniversary',
        accrualLevels: [
          { afterMonths: 0, days: '21' },
          { afterMonths: 60, days: '30' },
        ],
      },
      annual,
      [],
    ],
    [
      'days of a year',
      { ...valuesByLaw(annual), accrualLevels: [{ afterMonths: 0, days: '2.5' }] },
      annual,
      ['earned'],
    ],
  ])('%s', (_, more, law, parts) => {
    expect(partsThatDiffer({ ...plain, ...more }, law)).toEqual(parts);
  });
});

describe('the type there is already', () => {
  const named = (id: string, kind: string, names: string[], lawCode: string | null = null) => ({
    id,
    kind,
    names,
    lawCode,
  });
  it('is found by what it was taken over from, then by its name, then by its kind, each once', () => {
    const found = typesOfLaws(
      ['sick', 'hajj', 'marriage', 'paternity'],
      [
        named('1', 'sick', ['illness']),
        named('2', 'sick', ['long illness']),
        named('3', 'paid', ['umrah'], 'hajj'),
        named('4', 'paid', ['hajj']),
        named('5', 'paid', ['wedding']),
        named('6', 'parental', ['days of a father']),
      ],
      (code) => ({ hajj: ['hajj'], marriage: ['wedding'] })[code as string] ?? [],
    );
    expect(Object.fromEntries(found)).toEqual({ sick: '1', hajj: '3', marriage: '5', paternity: '6' });
  });
});
