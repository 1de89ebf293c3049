import { minimumWageOn } from '../../statutory/minimum-wages';
import { belowMinimumOf, type MonthlyPay } from './below-minimum-wage';

const pay = (more: Partial<MonthlyPay>): MonthlyPay => ({
  nationality: 'OM',
  currency: 'OMR',
  basic: '225',
  gross: '325',
  fullTime: '1',
  ...more,
});

it.each<[string, string, Partial<MonthlyPay>, string[]]>([
  ['exactly the least of both', 'OM', {}, []],
  ['a baisa less basic', 'OM', { basic: '224.999' }, ['basic']],
  ['less of both', 'OM', { basic: '200', gross: '300' }, ['basic', 'gross']],
  ['less gross, which is not told', 'OM', { gross: null }, []],
  ['less, of no citizen', 'OM', { basic: '100', gross: '100', nationality: 'IN' }, []],
  ['less, of nobody knows which country', 'OM', { basic: '100', nationality: null }, []],
  // Half of 225 is 112.500.
  ['half of it in half of full time', 'OM', { basic: '112.5', gross: '162.5', fullTime: '0.5' }, []],
  ['less than half in half of full time', 'OM', { basic: '112.499', gross: '162.5', fullTime: '0.5' }, ['basic']],
  ['another currency', 'OM', { basic: '100', currency: 'USD' }, []],
  ['less, where everybody counts', 'QA', { basic: '999.99', currency: 'QAR', nationality: 'IN' }, ['basic']],
])('warns of %s in %s', (_what, country, more, found) => {
  expect(belowMinimumOf(minimumWageOn(country, '2026-10-01')!, pay(more))).toEqual(found);
});
