import { useTranslation } from 'react-i18next';
import { FileNames } from '../../../fields/kinds/file-view';
import { DueMark } from '../../../fields/due-mark';
import type { ApprovalWaitingFragment } from '../../../generated/requests/pieces';
import { factLine } from '../../../i18n/i18n';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import { asHours } from '../../../ui/words/hours';
import { differenceInWords } from './difference';

type Item = Omit<ApprovalWaitingFragment, '__typename'>;

/** What somebody decides about, in a word. */
export function useItemTitle(): (item: Pick<Item, 'who' | 'what' | 'subject'>) => string {
  const { t } = useTranslation();
  return ({ who, what, subject }) => who ?? what ?? t(`area.${subject as 'EmployeeLeave'}.one`);
}

type Facts = Pick<Item, 'who' | 'what' | 'leaveType' | 'fromDate' | 'toDate' | 'days' | 'amount' | 'currency'> &
  Partial<Item>;

/** What is asked for, in one line. */
export function useItemFacts(): (item: Facts) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (item) => {
    const { who, what, leaveType, fromDate, toDate, days, amount, previousAmount, people, currency } = item;
    return factLine([
      leaveType,
      fromDate && (toDate && toDate !== fromDate ? format.period(fromDate, toDate) : format.day(fromDate)),
      typeof item.leaveMinutes === 'number'
        ? `${asHours(item.leaveMinutes)} ${t('leave.workingHours')}`
        : days && t('approval.days', { n: format.number(Number(days)) }),
      amount && currency && format.money(amount, currency),
      amount &&
        previousAmount &&
        t('approval.change', { amount: differenceInWords(format, amount, previousAmount, currency) }),
      people && `${t('field.employeeCount')}: ${format.number(people)}`,
      typeof item.workedMinutes === 'number' && `${t('field.workedMin')}: ${asHours(item.workedMinutes)}`,
      !!item.overtimeMinutes && `${t('field.overtimeMin')}: ${asHours(item.overtimeMinutes)}`,
      !!item.absentDays && `${t('field.absentDays')}: ${format.number(item.absentDays)}`,
      who && what,
    ]);
  };
}

/** What one must know to decide: what is left, who is away, who covers, what speaks against it, what to look at. */
export function ItemContext({ item }: { item: Item }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { balanceAfter, away, replacement, isReplacementAway, warnings, fileIds, note, dueOn, dueStanding } = item;
  return (
    <>
      {(balanceAfter || (away ?? []).length > 0) && (
        <span>
          {factLine([
            balanceAfter && t('approval.balanceAfter', { n: format.number(Number(balanceAfter)) }),
            (away ?? []).length > 0 && t('approval.alsoAway', { names: (away ?? []).join(', ') }),
          ])}
        </span>
      )}
      {replacement && (
        <span className="quiet">
          {t('approval.replacedBy', { name: replacement })}
          {isReplacementAway && (
            <>
              {' · '}
              <StatusDot tone="warning">{t('approval.awayToo')}</StatusDot>
            </>
          )}
        </span>
      )}
      {(warnings ?? []).map((warning) => (
        <span key={warning} dir="auto">
          <StatusDot tone="warning">{warning}</StatusDot>
        </span>
      ))}
      <DueMark on={dueOn} standing={dueStanding} />
      {note && (
        <span className="quiet" dir="auto">
          {note}
        </span>
      )}
      {(fileIds ?? []).length > 0 && <FileNames ids={fileIds ?? []} />}
    </>
  );
}
