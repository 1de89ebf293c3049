import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { record } from '../../../../platform/records/record';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import { refusePenaltyBeyondLaw, valuedByDays } from './days-of-pay';
import { definePayEntries, PayEntry, PayEntryResolver, takenOf } from '../pay-entry/pay-entry';
import { t } from '../../texts/text';

export const EmployeeDeductionType = choiceOf('EmployeeDeductionType', 'What a deduction is made for.', {
  advance: 'Pay they had early.',
  loan: 'Money lent to them.',
  fine: 'A fine of an authority the company paid for them.',
  damage: 'Something they broke or lost.',
  penalty: 'A penalty by the rules of the company.',
  maintenance: 'Maintenance they owe, by a court.',
  other: 'Any other reason.',
});
export const EmployeeDeductionKind = choiceOf('EmployeeDeductionKind', 'What a deduction is given as.', {
  amount: 'So much money.',
  days_of_pay: 'The pay of so many days.',
});

@record('EmployeeDeduction', 'A single amount taken off the pay of an employee.')
export class EmployeeDeduction extends PayEntry {
  @field.choice(EmployeeDeductionType, { description: 'Kind of deduction.' }) type!: string;
  @field.choice(EmployeeDeductionKind, {
    description: 'Whether it is an amount of money or so many days of pay.',
    initial: 'amount',
  })
  kind!: string;
  @field.decimal({
    description: 'Days of the basic salary it is, where it is days of pay; its amount follows from them.',
    min: 0.25,
    max: 99,
    scale: 2,
    optional: true,
  })
  daysOfPay!: string | null;
  @field.money({
    description: 'Basic salary of a month on its day, a thirtieth of which a day of it is.',
    write: 'never',
    optional: true,
    sensitive: true,
  })
  monthlyPay!: string | null;
  @field.integer({
    description: 'Payslips it is spread over in equal parts, beginning with that of its day.',
    min: 1,
    max: 60,
    initial: 1,
  })
  instalments!: number;
  @field.decimal({
    description: 'Most a payslip gives to it, in percent of the net pay before it; empty for all that is left.',
    min: 1,
    max: 100,
    scale: 2,
    optional: true,
  })
  capPercent!: string | null;
  @field.flag({
    description:
      'Ordered by a court or an authority: it comes before all others, whatever their priority, within what the law of the country lets be taken for orders.',
    initial: false,
  })
  legalOrder!: boolean;
  @field.integer({
    description: 'Which deductions come first where the pay does not reach for all: 1 before 9.',
    min: 1,
    max: 9,
    initial: 5,
  })
  priority!: number;
  @field.derivedInContext<Row<EmployeeDeduction>>(
    () => DecimalScalar,
    ['id', 'amount', 'postedPayrolls'],
    (row, ctx) =>
      row.amount === null || !row.postedPayrolls ? null : takenOf(ctx, employeeDeduction.name, String(row.id)),
    'What posted payrolls took of it so far; empty where none did.',
  )
  takenAmount!: string | null;
}

function refuseUnorderedMaintenance({ type, legalOrder }: Row<EmployeeDeduction>): void {
  if (type !== 'maintenance' || legalOrder) return;
  throw invalid('legalOrder', t('employee_deduction.maintenance_taken_order_court_say'));
}

async function refuseStrange(ctx: Ctx, after: Row<EmployeeDeduction>): Promise<void> {
  if (after.deletedAt) return;
  refuseUnorderedMaintenance(after);
  await refusePenaltyBeyondLaw(ctx, after);
}

export const employeeDeduction = definePayEntries('EmployeeDeduction', EmployeeDeduction, {
  one: 'employeeDeduction',
  many: 'employeeDeductions',
  label: t('employee_deduction.deduction_employee'),
  page: '/employee-deductions?open=:id',
  menu: { group: 'people', title: t('employee_deduction.menu'), icon: 'minus-circle', after: 'EmployeeReward' },
  notificationsOf: 'deduction',
  derive: valuedByDays,
  guard: refuseStrange,
});
export const EmployeeDeductionResolver = PayEntryResolver(employeeDeduction);
