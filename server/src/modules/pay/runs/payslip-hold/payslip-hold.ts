import { Index } from 'typeorm';
import { defineArea } from '../../../../platform/records/area';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { t } from '../../texts/text';

@record(
  'PayslipHold',
  'Why the pay of one payslip is held back, from when to when; while it is held no payment takes it.',
)
@Index('payslip_hold_one_open', ['companyId', 'payslipId'], {
  unique: true,
  where: 'released_at IS NULL AND deleted_at IS NULL',
})
export class PayslipHold extends CompanyRecord {
  @field.reference('Payslip', { description: 'Which payslip it is about.', write: 'never' }) payslipId!: string;
  @field.reference('Employee', { description: 'Whose pay it is.', write: 'never' }) employeeId!: string;
  @field.text({ description: 'Why it is held.', max: 300, write: 'never' }) reason!: string;
  @field.reference('User', { description: 'Who holds it.', write: 'never' }) heldById!: string;
  @field.instant({ description: 'Since when.', write: 'never' }) heldAt!: Date;
  @field.text({ description: 'Why it was released.', max: 300, optional: true, write: 'never' }) releaseReason!:
    | string
    | null;
  @field.reference('User', { description: 'Who released it.', optional: true, write: 'never' }) releasedById!:
    | string
    | null;
  @field.instant({ description: 'When it was released; empty while it is held.', optional: true, write: 'never' })
  releasedAt!: Date | null;
}

export const payslipHold = defineArea('PayslipHold', PayslipHold, {
  keptFor: 'pay',
  one: 'payslipHold',
  many: 'payslipHolds',
  label: t('payslip_hold.hold_payslip'),
  sort: 'heldAt',
  descending: true,
  isEditable: () => false,
  ownMatter: {},
});
export const PayslipHoldResolver = CrudResolver(payslipHold, ['list']);
