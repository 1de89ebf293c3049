import type { Row } from '../../../../platform/records/area';
import { invalid } from '../../../../platform/errors';
import { refuseUnpayable } from '../../../../platform/approval/payable';
import { amountIn } from '../../../../kernel/numbers/money';
import { reasonsWithoutNotice } from '../../statutory/settlement-laws';
import type { EndOfServiceReason } from '../../statutory/end-of-service-laws';
import type { Text } from '../../../../kernel/text/text';
import type { EndOfService } from './end-of-service';
import { t } from '../../texts/text';

type Entered = Pick<Row<EndOfService>, 'reason' | 'noticeBy' | 'noticeDue' | 'noticeServed'>;

/** Notice that does not fit the reason, or of which too little is said. */
export function refuseStrangeNotice({ reason, noticeBy, noticeDue, noticeServed }: Entered): void {
  if (noticeBy && reasonsWithoutNotice.includes(reason as EndOfServiceReason))
    refuse('noticeBy', t('ending_rules.no_notice_due_reason_leave'));
  if (noticeBy && noticeServed === null) refuse('noticeServed', t('ending_rules.say_how_many_days_notice'));
  if (!noticeBy && (noticeDue !== null || noticeServed !== null))
    refuse('noticeBy', t('ending_rules.say_who_gave_notice_leave'));
}

const most = 30;
const isSaid = (text: string, longest: number): boolean => text.trim().length > 0 && text.length <= longest;

/** Amounts nobody could pay or take, or of which too little is said. */
export function refuseStrangeAmounts({ others, currency }: Pick<Row<EndOfService>, 'others' | 'currency'>): void {
  if (others.length > most) refuse('others', t('ending_rules.enter_up_30_amounts'));
  for (const { category, kind, title, reason, amount } of others) {
    if (category && (category === 'asset') !== (kind === 'deduction'))
      refuse('others', t('ending_rules.asset_not_returned_taken_ticket'));
    if (!isSaid(title, 120) || !isSaid(reason, 300)) refuse('others', t('ending_rules.say_each_amount_what_why'));
    if (amountIn(amount, currency) === 'malformed' || Number(amount) <= 0)
      refuse('others', t('ending_rules.give_amounts_above_zero_what'));
    refuseUnpayable('others', amount, currency);
  }
}

function refuse(field: string, text: Text): never {
  throw invalid(field, text);
}
