import { endOfService, type ServiceFacts } from './end-of-service';

const currencies: Record<string, string> = { AE: 'AED', SA: 'SAR', KW: 'KWD', BH: 'BHD', QA: 'QAR', OM: 'OMR' };
const paid = (
  country: string,
  basicSalary: string,
  hireDate: string,
  lastDay: string,
  reason: ServiceFacts['reason'],
): number =>
  Number(
    endOfService({
      ...{ country, currency: currencies[country]!, basicSalary, hireDate, lastDay, reason },
      ...{ excludedDays: '0', allowances: [], factors: null },
    }).award,
  );

/**
 * As others worked them out, with where it was read; days are ours where only years are told. Of Qatar one was found,
 * and of Oman one, which dates the new law to August 2023 and not to the day it came into force: a year of before is
 * here.
 */
describe('published worked examples', () => {
  it.each<[string, string, string, string, string, ServiceFacts['reason'], number]>([
    // are.news.o-abroad.com: 3,000 of basic salary, three and seven years.
    ['are.news', 'AE', '3000', '2022-03-01', '2025-02-28', 'resignation', 6_300],
    ['are.news', 'AE', '3000', '2018-03-01', '2025-02-28', 'resignation', 16_500],
    // alleanza.one and thenationalnews.com: of 10,000 it is 7,000 for each of five years and 10,000 for each after.
    ['alleanza.one', 'AE', '10000', '2024-03-01', '2025-02-28', 'termination', 7_000],
    ['alleanza.one', 'AE', '10000', '2020-03-01', '2025-02-28', 'termination', 35_000],
    ['alleanza.one', 'AE', '10000', '2019-03-01', '2025-02-28', 'termination', 45_000],
    // help.remotepass.com: who resigns after seven years has two thirds of 45,000.
    ['help.remotepass.com', 'SA', '10000', '2018-03-01', '2025-02-28', 'resignation', 30_000],
    // iqamacheck.com, of laboreducation.gov.sa: eight years, 16,666.67 and 20,000, or 25,000 and 30,000.
    ['iqamacheck.com', 'SA', '10000', '2017-03-01', '2025-02-28', 'resignation', 36_666.67],
    ['iqamacheck.com', 'SA', '10000', '2017-03-01', '2025-02-28', 'termination', 55_000],
    // khanconsultant.com: five years of 500. kvcodes.com: six of 700.
    ['khanconsultant.com', 'BH', '500', '2015-03-01', '2020-02-29', 'termination', 1_750],
    ['kvcodes.com', 'BH', '700', '2012-03-01', '2018-02-28', 'termination', 3_150],
    // omanet.om: 250 for each year from 1 August 2021 of 500.
    ['omanet.om', 'OM', '500', '2021-08-01', '2022-07-31', 'termination', 250],
    // qatarjobfinder.com: two years of 2,000.
    ['qatarjobfinder.com', 'QA', '2000', '2022-03-01', '2024-02-29', 'resignation', 2_800],
  ])('%s: in %s, of %s from %s to %s, ended by %s', (_source, ...facts) => {
    const [country, salary, from, to, reason, published] = facts;
    expect(paid(country, salary, from, to, reason)).toBeCloseTo(published, 2);
  });

  // They count months of pay to two places, 2.88 for 75 of 26 days, 0.12 % of 4.38 months, or parts of a year by
  // whole months.
  it.each<[string, string, string, string, string, ServiceFacts['reason'], number]>([
    // arabtimesonline.com (199346): ten years of 300. indianinq8.com: fifteen of 450.
    ['arabtimesonline.com', 'KW', '300', '2005-01-01', '2014-12-31', 'resignation', 2_364],
    ['indianinq8.com', 'KW', '450', '2005-01-01', '2019-12-31', 'resignation', 5_796],
    // arabtimesonline.com: 3 January 2011 to 30 June 2017, two thirds of 1,603.08.
    ['arabtimesonline.com', 'KW', '366', '2011-01-03', '2017-06-30', 'resignation', 1_068.72],
    // bh.fridaymarket.com: four years and ten months of 1,000.
    ['bh.fridaymarket.com', 'BH', '1000', '2010-01-01', '2014-10-31', 'resignation', 3_333],
    // scribd.com (669095326), of saudihires.com: years to three places, 9.008 of 5,851.
    ['scribd.com', 'SA', '5851', '2013-12-29', '2022-12-29', 'termination', 38_078.31],
  ])('%s, rounded on the way: in %s, of %s from %s to %s, ended by %s', (_source, ...facts) => {
    const [country, salary, from, to, reason, published] = facts;
    expect(Math.abs(paid(country, salary, from, to, reason) / published - 1)).toBeLessThan(0.0015);
  });
});
