import { mayDo } from '../../../../platform/access/ability';
import { areaNamed, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { refuseUnpayable } from '../../../../platform/approval/payable';
import { amountIn } from '../../../../kernel/numbers/money';
import { reasonsWithoutNotice } from '../../statutory/settlement-laws';
import type { EndOfServiceReason } from '../../statutory/end-of-service-laws';
import type { Bilingual } from '../../../../kernel/text/text';
import type { EndOfService } from './end-of-service';

type Entered = Pick<Row<EndOfService>, 'reason' | 'noticeBy' | 'noticeDue' | 'noticeServed'>;

/** Notice that does not fit the reason, or of which too little is said. */
export function refuseStrangeNotice({ reason, noticeBy, noticeDue, noticeServed }: Entered): void {
  if (noticeBy && reasonsWithoutNotice.includes(reason as EndOfServiceReason))
    refuse(
      'noticeBy',
      'No notice is due for this reason. Leave this empty.',
      'لا إنذار مستحق لهذا السبب. اترك هذا الحقل فارغاً.',
    );
  if (noticeBy && noticeServed === null)
    refuse(
      'noticeServed',
      'Say how many days of the notice were worked, 0 if none.',
      'اذكر عدد أيام الإنذار التي عُملت، و0 إن لم يُعمل شيء منها.',
    );
  if (!noticeBy && (noticeDue !== null || noticeServed !== null))
    refuse('noticeBy', 'Say who gave notice, or leave its days empty.', 'اذكر من أنذر، أو اترك أيام الإنذار فارغة.');
}

const most = 30;
const isSaid = (text: string, longest: number): boolean => text.trim().length > 0 && text.length <= longest;

export function refuseStrangeEnding(ctx: Ctx, after: Row<EndOfService>, before: Row<EndOfService> | null): void {
  refuseStrangeNotice(after);
  if (before && !mayDo(ctx.ability, 'read_sensitive', areaNamed('EndOfService'), after)) return;
  refuseStrangeAmounts(after);
}

/** Amounts nobody could pay or take, or of which too little is said. */
export function refuseStrangeAmounts({ others, currency }: Pick<Row<EndOfService>, 'others' | 'currency'>): void {
  if (others.length > most) refuse('others', 'Enter up to 30 amounts.', 'أدخل حتى 30 مبلغاً.');
  for (const { category, kind, title, reason, amount } of others) {
    if (category && (category === 'asset') !== (kind === 'deduction'))
      refuse(
        'others',
        'An asset not returned is taken, a ticket home is paid.',
        'العهدة التي لم تُعد تُستقطع، وتذكرة العودة تُدفع.',
      );
    if (!isSaid(title, 120) || !isSaid(reason, 300))
      refuse(
        'others',
        'Say of each amount what it is, and why it is paid or taken.',
        'اذكر لكل مبلغ ما هو وسبب دفعه أو استقطاعه.',
      );
    if (amountIn(amount, currency) === 'malformed' || Number(amount) <= 0)
      refuse(
        'others',
        'Give amounts above zero; what they do is said by their kind.',
        'أدخل مبالغ أكبر من صفر؛ ويحدد نوعها ما تفعله.',
      );
    refuseUnpayable('others', amount, currency);
  }
}

function refuse(field: string, en: Bilingual['en'], ar: Bilingual['ar']): never {
  throw invalid(field, { en, ar });
}
