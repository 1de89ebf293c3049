import type { Text } from '../../../../kernel/text/text';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { t } from '../../texts/text';
import type { Excluded, ExclusionReason, Paid, Payee, Payer, PaymentFormat } from './payment';
import { isWagesFormat } from './payment-formats';
import { nameForSepa } from './sepa-name';
import { sepaText } from './sepa-text';
import { lackOfPayer, lackOfRow } from './wages-file';
import { wagesLayouts } from './wages-layouts';

/** Who is paid and who is left out; who is owed nothing is neither. */
export function dividePayees(
  payees: readonly Payee[],
  format: PaymentFormat,
  currency: string,
): { paid: Paid[]; excluded: Excluded[] } {
  const paid: Paid[] = [];
  const excluded: Excluded[] = [];
  for (const payee of payees) {
    if (parseMoney(payee.net, currency) <= 0n) continue;
    const why = reasonToExclude(payee, format);
    const { payslipId, employeeId, code, name, net } = payee;
    if (why)
      excluded.push({
        payslipId,
        employeeId,
        code,
        name,
        amount: formatMoney(parseMoney(net, currency), currency),
        why,
      });
    else paid.push(payee as Paid);
  }
  return { paid, excluded };
}

function reasonToExclude(payee: Payee, format: PaymentFormat): ExclusionReason | null {
  const { name, isHeld, account, waitingAccount } = payee;
  if (isHeld) return 'held';
  if (!account)
    return waitingAccount === null ? 'no_account' : waitingAccount === 'pending' ? 'not_verified' : 'cooling';
  if (format === 'wps' && !/^\d{9}$/.test(account.routingCode ?? '')) return 'no_routing_code';
  if (format === 'wps' && !/^\d{14}$/.test(account.personCode ?? '')) return 'no_person_code';
  if (format === 'sepa' && nameForSepa({ name, account }) === null) return 'no_latin_name';
  return isWagesFormat(format) ? lackOfRow(wagesLayouts[format], { ...payee, account }) : null;
}

/** What the company itself lacks for a format; null when nothing. */
export function lacksForFormat(format: PaymentFormat, payer: Payer, currency: string): Text | null {
  if (format === 'sepa' && !payer.iban) {
    return t('payment.company_has_account_pay_enter');
  }
  if (format === 'sepa' && sepaText(payer.name, 70) === null) {
    return t('payment.banks_take_latin_letters_only');
  }
  if (isWagesFormat(format)) return lackOfPayer(wagesLayouts[format], payer, currency);
  if (format !== 'wps') return null;
  if (currency !== 'AED') return t('payment.wages_protection_system_takes_dirhams');
  if (!/^\d{1,13}$/.test(payer.employerId ?? '')) {
    return t('payment.enter_companys_establishment_number_up');
  }
  if (!/^\d{9}$/.test(payer.routingCode ?? '')) {
    return t('payment.enter_routing_code_companys_bank');
  }
  return null;
}
