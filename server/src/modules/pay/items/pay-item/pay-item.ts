import { ObjectType } from 'type-graphql';
import { mayDo } from '../../../../platform/access/ability';
import type { Area, Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid, noCompany } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { refuseUnpayable } from '../../../../platform/approval/payable';
import { CompanyRecord } from '../../../../platform/records/record';
import { t } from '../../texts/text';

export const PayBasis = choiceOf('PayBasis', 'What an amount counts for.', {
  monthly: 'So much a month.',
  daily: 'So much for each day that is paid.',
});
export const PayItemStatus = choiceOf('PayItemStatus', 'Whether it can be given to employees.', {
  active: 'Can be given to employees.',
  inactive: 'Kept for who has it; given to nobody any more.',
});

/**
 * What an allowance and a regular deduction have in common: a fixed amount, a percentage of the basic salary, or both.
 */
@ObjectType()
export abstract class PayItem extends CompanyRecord {
  @field.text({ description: 'Name, as payslips show it.', min: 2, max: 120, search: true, unique: true })
  title!: string;
  @field.choice(PayBasis, { description: 'What the amount counts for.', initial: 'monthly' }) basis!: string;
  @field.money({
    description: 'Fixed amount; may stand beside a percentage, then both count.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  fixedAmount!: string | null;
  @field.decimal({
    description: 'Percentage of the basic salary; 25 is a quarter of it.',
    min: 0,
    max: 1000,
    optional: true,
    sensitive: true,
  })
  percentOfBasic!: string | null;
  @field.text({ description: "Currency of the fixed amount, ISO 4217: the company's.", max: 3, write: 'never' })
  currency!: string;
  @field.text({ description: 'Who gets it and why.', max: 500, optional: true }) description!: string | null;
  @field.choice(PayItemStatus, { description: 'State.', initial: 'active' }) status!: string;
}

export function inCompanyCurrency({ user: { company } }: Ctx): Values {
  if (!company) throw noCompany();
  return { currency: company.currency };
}

/**
 * Its amount must be one that can be paid. Who may not see amounts changes none, and what they cannot see is not asked
 * of them.
 */
export function refuseWithoutAmount(ctx: Ctx, area: Area, after: Row<PayItem>, before: Row<PayItem> | null): void {
  if (after.deletedAt || (before && !mayDo(ctx.ability, 'read_sensitive', area, after))) return;
  refuseUnpayable('fixedAmount', after.fixedAmount, after.currency);
  if (Number(after.fixedAmount ?? 0) > 0 || Number(after.percentOfBasic ?? 0) > 0) return;
  throw invalid('fixedAmount', t('pay_item.give_fixed_amount_percentage_basic'));
}
