import { mayDo } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { invalid, notFound } from '../../../../platform/errors';
import { oneRecord } from '../../../../platform/records/records';
import type { NoticeGiver } from '../../statutory/settlement-laws';
import type { OtherAmount } from '../domain/settlement';
import { employee } from '../../../people/employee/employee';
import { refuseStrangeAmounts, refuseStrangeNotice } from './ending-rules';
import { endOfService } from './end-of-service';
import { figuresOf, type Figures } from './settlement-figures';
import { t } from '../../texts/text';

export interface EndingAsked {
  employeeId: string;
  lastDay: string;
  reason: string;
  noticeBy: NoticeGiver | null;
  noticeDue: number | null;
  noticeServed: number | null;
  loansConsent: boolean;
  others: OtherAmount[];
}

/** What would be paid at such an end, for who may enter one and see its amounts; nothing is stored. */
export async function previewEndOfService(ctx: Ctx, asked: EndingAsked): Promise<Figures & { currency: string }> {
  const { hireDate } = await oneRecord(ctx, employee, asked.employeeId);
  if (
    !['create', 'read_sensitive'].every((action) =>
      mayDo(ctx.ability, action, endOfService, { employeeId: asked.employeeId }),
    )
  )
    throw notFound();
  if (asked.lastDay < hireDate) {
    throw invalid('lastDay', t('settlement_preview.employment_began_cannot_end_earlier', { hireDate }));
  }
  refuseStrangeNotice(asked);
  const currency = ctx.user.company!.currency;
  refuseStrangeAmounts({ others: asked.others, currency });
  return {
    ...(await figuresOf(ctx, { ...asked, currency, excludedDays: null, excludedEntered: false, excludedReason: null })),
    currency,
  };
}
