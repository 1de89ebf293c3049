import { named } from '../../../../kernel/text/text';
import type { ServiceFacts } from './end-of-service';
import { type SettlementFacts } from './settlement';

const allowances = [{ title: named('Housing'), basis: 'monthly', fixedAmount: '2000', percentOfBasic: null }];

const serviceOf = (country: string, more: Partial<ServiceFacts> = {}): ServiceFacts => ({
  country,
  currency: country === 'SA' ? 'SAR' : 'AED',
  hireDate: '2020-01-01',
  lastDay: '2024-12-31',
  reason: 'termination',
  excludedDays: '0',
  basicSalary: '6000',
  allowances,
  factors: null,
  ...more,
});

export const annual = { code: 'ANNUAL', name: { en: 'Annual leave', ar: 'الإجازة السنوية' }, left: '12', unearned: '0' };

export const facts = (
  country: string,
  more: Partial<SettlementFacts> = {},
  service: Partial<ServiceFacts> = {},
): SettlementFacts => ({
  service: serviceOf(country, service),
  leave: [],
  notice: null,
  loans: [],
  others: [],
  ...more,
});
