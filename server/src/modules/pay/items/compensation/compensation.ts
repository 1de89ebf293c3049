import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { record } from '../../../../platform/records/record';
import { inCompanyCurrency, PayItem, refuseWithoutAmount } from '../pay-item/pay-item';
import { t } from '../../texts/text';

@record('Compensation', 'An allowance employees can be given beside their basic salary, such as housing.')
export class Compensation extends PayItem {}

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
