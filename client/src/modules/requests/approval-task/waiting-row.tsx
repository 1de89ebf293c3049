import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DueMark } from '../../../fields/due-mark';
import { FileNames } from '../../../fields/kinds/file-view';
import type { ApprovalWaitingFragment } from '../../../generated/requests/approval-task';
import { factLine } from '../../../i18n/i18n';
import { differenceInWords } from '../pieces/difference';
import { refusalOf } from '../pieces/use-decide';
import { useFormat } from '../../../ui/words/format';
import { LinkButton } from '../../../ui/link-button';
import { StatusDot } from '../../../ui/status-dot';

interface Props {
  item: ApprovalWaitingFragment;
  busy: boolean;
  chosen: boolean;
  choose: ((on: boolean) => void) | null;
  /** Whether others of the list can be chosen: it lines up with them. */
  isBesideChoices: boolean;
  approve: () => void;
  reject: () => void;
}

/** One decision with what one must know for it. */
export function WaitingRow({ item, busy, chosen, choose, isBesideChoices, approve, reject }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const {
    subject,
    who,
    what,
    kind,
    fromDate,
    toDate,
    days,
    amount,
    previousAmount,
    people,
    currency,
    note,
    path,
    step,
    steps,
    flowName,
    insteadOf,
    fileIds,
    since,
    canReject,
    asksFirst,
    asksToCancel,
    replacement,
    isReplacementAway,
    dueOn,
    dueStanding,
  } = item;
  const title = who ?? what ?? t(`area.${subject as 'EmployeeLeave'}.one`);
  const facts = [
    kind && t(`choice.leaveKind.${kind as 'paid'}`, { defaultValue: kind }),
    fromDate && (toDate && toDate !== fromDate ? format.period(fromDate, toDate) : format.day(fromDate)),
    days && t('approval.days', { n: format.number(Number(days)) }),
    amount && currency && format.money(amount, currency),
    amount &&
      previousAmount &&
      `${t('field.difference')}: ${differenceInWords(format, amount, previousAmount, currency)}`,
    people && `${t('field.employeeCount')}: ${format.number(people)}`,
    who && what,
  ];
  return (
    <li>
      {!choose && isBesideChoices && <span className="approval-no-choice" aria-hidden="true" />}
      {choose && (
        <Checkbox
          checked={chosen}
          aria-label={t('approval.choose', { what: title })}
          onChange={({ target }) => choose(target.checked)}
        />
      )}
      <div className="approval-text">
        {path ? (
          <Link to={path} dir="auto">
            {title}
          </Link>
        ) : (
          <b dir="auto">{title}</b>
        )}
        <span>
          {asksToCancel && (
            <>
              <StatusDot tone="warning">{t('approval.asksToCancel')}</StatusDot>
              {' · '}
            </>
          )}
          {factLine(facts)}
        </span>
        <DueMark on={dueOn} standing={dueStanding} />
        {note && (
          <span className="quiet" dir="auto">
            {note}
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
        {(fileIds ?? []).length > 0 && <FileNames ids={fileIds ?? []} />}
        <small className="quiet">
          {factLine([
            step && steps && t('approval.stepOf', { n: step, of: steps, flow: flowName ?? '' }),
            insteadOf && t('approval.insteadOf', { name: insteadOf }),
            format.ago(since),
          ])}
        </small>
      </div>
      <div className="approval-buttons">
        {asksFirst && path ? (
          <LinkButton type="primary" to={path} aria-label={t('home.reviewWhat', { what: title })}>
            {t('home.review')}
          </LinkButton>
        ) : (
          <Button
            type="primary"
            icon={<CheckOutlined />}
            disabled={busy}
            aria-label={t(asksToCancel ? 'approval.letCancelWhat' : 'approval.approveWhat', { what: title })}
            onClick={approve}
          >
            {t(asksToCancel ? 'approval.letCancel' : 'verb.approve')}
          </Button>
        )}
        {canReject && (
          <Button
            danger
            icon={<CloseOutlined />}
            disabled={busy}
            aria-label={t(asksToCancel ? 'approval.keepWhat' : `approval.${refusalOf(item)}What`, { what: title })}
            onClick={reject}
          >
            {asksToCancel ? t('approval.keep') : t(`verb.${refusalOf(item)}`)}
          </Button>
        )}
      </div>
    </li>
  );
}
