import { mailOwner } from '../../../auth/second-factor/mail-owner';
import { askFactorReset, endFactor } from '../../../auth/second-factor/second-factor';
import { revokeRowsOf } from '../../../auth/sessions/session-rows';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { asPlatform } from '../../../platform/database/transaction';
import { notifyOfWrites } from '../../../platform/notify/notifications';
import { lockedRecord } from '../../../platform/records/records';
import { noteInAudit } from '../../../platform/records/write-rows';
import { isOfHereAlone } from '../user/user';
import { companyUser, refuseTouchingMore, type CompanyUser } from './company-user';
import { t } from '../texts/text';

/**
 * For a member who lost their authenticator app and their recovery codes: the first who asks for the reset is put down,
 * and another confirms it. Then the password alone lets them in, and every session of before ends. Not for accounts
 * that other companies rely on too.
 */
export async function resetMemberSecondFactor(ctx: Ctx, id: string): Promise<Row<CompanyUser>> {
  const row = await lockedRecord(ctx, companyUser, id, 'change_password');
  const { userId } = row;
  await refuseTouchingMore(ctx, row);
  if (userId === ctx.user.id) throw invalid('id', t('reset_second_factor.own'));
  if (!userId || !(await isOfHereAlone(ctx, userId))) throw conflict(t('reset_second_factor.by_operator'));
  const outcome = await asPlatform(ctx.tx, async () => {
    const asked = await askFactorReset(ctx.tx, userId, ctx.user.id);
    if (asked !== 'by_another') return asked;
    await endFactor(ctx.tx, userId);
    await mailOwner(ctx, { id: userId, company: ctx.user.company }, t('reset_second_factor.told'));
    await revokeRowsOf(ctx.tx, userId, 'second_factor', ctx.now);
    return 'reset';
  });
  if (outcome === 'none') throw conflict(t('reset_second_factor.has_none'));
  if (outcome === 'by_yourself') throw conflict(t('reset_second_factor.another_confirms'));
  ctx.written.add(companyUser.name);
  const deed = outcome === 'reset' ? 'second_factor_reset' : 'second_factor_reset_asked';
  await noteInAudit(ctx, companyUser, id, deed);
  await notifyOfWrites(ctx, companyUser, [row], deed);
  return lockedRecord(ctx, companyUser, id, 'read');
}
