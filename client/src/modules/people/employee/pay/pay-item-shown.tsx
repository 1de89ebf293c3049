import { useTranslation } from 'react-i18next';
import { toneOf } from '../../../../fields/choices';
import type { AllowanceOfEmployeeFragment } from '../../../../generated/people/employee/pay';
import { useFormat } from '../../../../ui/words/format';
import { StatusDot } from '../../../../ui/status-dot';
import { Proposal, type Decision } from './proposal';

interface Item {
  label: string;
  basis: 'monthly' | 'daily';
  fixedAmount: string | null;
  percentOfBasic: string | null;
  currency: string;
}

type Given = Omit<AllowanceOfEmployeeFragment, 'compensation' | 'compensationId' | '__typename'>;

interface Props extends Decision {
  item?: Item | null;
  given: Given;
}

/**
 * An allowance or deduction in one line: what it is called and how much it comes to for this person, as far as the
 * reader may know; and where it waits, its decision.
 */
export function PayItemShown({ item, given, ...decision }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!item) return <b>•••</b>;
  const isOwn = given.ownAmount !== null || given.ownPercent !== null;
  const [amount, percent] = isOwn ? [given.ownAmount, given.ownPercent] : [item.fixedAmount, item.percentOfBasic];
  const parts = [
    amount !== null && Number(amount) > 0 && format.money(amount, item.currency),
    percent !== null && Number(percent) > 0 && t('payItems.ofBasic', { percent: format.number(Number(percent)) }),
  ].filter((part): part is string => !!part);
  return (
    <>
      <b dir="auto">{item.label}</b>
      <p>
        <bdi>{parts.join(' + ') || '•••'}</bdi> · {t(`choice.payBasis.${item.basis}`)}{' '}
        {isOwn && <StatusDot tone="default">{t('payItems.own')}</StatusDot>}
      </p>
      <Proposal row={given} {...decision} />
    </>
  );
}

/** What stands in place of when it holds, of what waits or was rejected. */
export function PayItemState({ state }: { state: Given['state'] }) {
  const { t } = useTranslation();
  return state && state !== 'approved' ? (
    <StatusDot tone={toneOf('payAssignmentState', state)}>{t(`choice.payAssignmentState.${state}`)}</StatusDot>
  ) : null;
}
