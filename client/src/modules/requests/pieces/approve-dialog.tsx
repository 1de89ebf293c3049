import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AskDialog, AskField } from '../../../ui/dialogs/ask-dialog';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import { differenceInWords } from './difference';

interface Props {
  about: {
    amount?: string | null;
    previousAmount?: string | null;
    currency?: string | null;
    people?: number | null;
  };
  /** What one should have looked at. */
  warnings?: readonly string[];
  approve: (comment: string | undefined) => Promise<unknown>;
  close: () => void;
}

/**
 * Asks before much money is agreed to: what it comes to, how that differs from the time before, and what one has to
 * say.
 */
export default function ApproveDialog({ about, warnings = [], approve, close }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { amount, previousAmount, people } = about;
  const money = (value: string) => format.money(value, about.currency ?? undefined);
  const facts: [string, string][] = [];
  if (amount) facts.push([t('field.net'), money(amount)]);
  if (amount && previousAmount) {
    facts.push([t('field.previousNet'), money(previousAmount)]);
    facts.push([t('field.difference'), differenceInWords(format, amount, previousAmount, about.currency)]);
  }
  if (people) facts.push([t('field.employeeCount'), format.number(people)]);
  return (
    <AskDialog
      title={t('verb.approve')}
      initialValues={{ comment: '' }}
      submit={({ comment }) => approve(comment.trim() || undefined)}
      close={close}
    >
      <dl className="ask-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {warnings.map((warning) => (
        <p key={warning}>
          <StatusDot tone="warning">{warning}</StatusDot>
        </p>
      ))}
      <AskField name="comment" label={t('approval.comment')} optional>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} dir="auto" />
      </AskField>
    </AskDialog>
  );
}
