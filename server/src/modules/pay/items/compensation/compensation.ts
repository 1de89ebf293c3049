import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { choiceOf, field } from '../../../../platform/records/fields';
import { record } from '../../../../platform/records/record';
import type { AllowancePurpose as Purpose } from '../../statutory/social-insurance/scheme';
import { inCompanyCurrency, PayItem, refuseWithoutAmount } from '../pay-item/pay-item';
import { t } from '../../texts/text';

export const AllowancePurpose = choiceOf<Purpose>('AllowancePurpose', 'What an allowance is for.', {
  housing: 'For a place to live.',
  transport: 'For ways to work and of work.',
  social: 'For the family, or for the cost of living.',
  other: 'For anything else.',
});

@record('Compensation', 'An allowance employees can be given beside their basic salary, such as housing.')
export class Compensation extends PayItem {
  @field.choice(AllowancePurpose, {
    description:
      'What it is for: social insurance of some countries counts housing, or housing and social allowances, and no other.',
    optional: true,
  })
  purpose!: Purpose | null;
  @field.flag({ description: 'Whether income tax is not taken of it.', initial: false })
  taxFree!: boolean;
}

const refuseNothing = (ctx: Ctx, after: Row<Compensation>, before: Row<Compensation> | null): void =>
  refuseWithoutAmount(ctx, compensation, after, before);

export const compensation = defineArea('Compensation', Compensation, {
  one: 'compensation',
  many: 'compensations',
  permissionName: 'PayrollAllowance',
  label: t('compensation.allowance_2'),
  page: '/compensations?open=:id',
  menu: { group: 'pay', title: t('compensation.menu'), icon: 'plus-circle' },
  sort: 'title',
  prepare: inCompanyCurrency,
  guard: refuseNothing,
});
export const CompensationResolver = CrudResolver(compensation);
