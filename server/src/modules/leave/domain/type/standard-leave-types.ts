import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import type { PayTier } from './leave-type';

/** A type every new company begins with; it asks for nothing a company has not decided yet. */
export interface StandardLeaveType {
  code: string;
  title: Text;
  kind: 'paid' | 'unpaid' | 'sick' | 'maternity' | 'parental';
  colour: string;
  sortOrder: number;
  paidPercent: string;
  payTiers: PayTier[];
  countsAsService: boolean;
  paidAtEnd: boolean;
  gender: 'female' | null;
}

const tiers = (...steps: [upToDay: number, percent: string][]): PayTier[] =>
  steps.map(([upToDay, percent]) => ({ upToDay, percent }));
const plain = { paidPercent: '100', payTiers: [], countsAsService: true, paidAtEnd: false, gender: null };

/** The shares of pay are those salary formulas have begun with ever since. */
export const standardLeaveTypes: readonly StandardLeaveType[] = [
  {
    ...plain,
    code: 'ANNUAL',
    title: t('standard_leave_types.annual'),
    kind: 'paid',
    colour: '#137c91',
    sortOrder: 10,
    paidAtEnd: true,
  },
  {
    ...plain,
    code: 'SICK',
    title: t('standard_leave_types.sick'),
    kind: 'sick',
    colour: '#c2410c',
    sortOrder: 20,
    paidPercent: '0',
    payTiers: tiers([15, '100'], [30, '50'], [90, '0']),
  },
  {
    ...plain,
    code: 'UNPAID',
    title: t('standard_leave_types.unpaid'),
    kind: 'unpaid',
    colour: '#64748b',
    sortOrder: 30,
    paidPercent: '0',
    countsAsService: false,
  },
  {
    ...plain,
    code: 'MATERNITY',
    title: t('standard_leave_types.maternity'),
    kind: 'maternity',
    colour: '#a21caf',
    sortOrder: 40,
    gender: 'female',
  },
  {
    ...plain,
    code: 'PARENTAL',
    title: t('standard_leave_types.parental'),
    kind: 'parental',
    colour: '#4338ca',
    sortOrder: 50,
    paidPercent: '0',
    payTiers: tiers([45, '100'], [60, '50'], [105, '0']),
  },
];
