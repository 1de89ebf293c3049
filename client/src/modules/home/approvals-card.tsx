import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { useBulkMutation } from '../../generated/list/bulk';
import { useHomeApprovalsQuery, type HomeApprovalsQuery } from '../../generated/home';
import { DueMark } from '../../fields/due-mark';
import { factLine } from '../../i18n/i18n';
import { useFormat } from '../../ui/words/format';
import { LinkButton } from '../../ui/link-button';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import { AskedCard, FigureLink } from './card';
import { addressOf, pageOf } from './figure-address';
import { useCalm } from './use-calm';

type Approvals = NonNullable<HomeApprovalsQuery['approvals']>;
type Item = Approvals['items'][number];

const subjects = [
  'EmployeeLeave',
  'FormRequest',
  'EmployeeReward',
  'EmployeeDeduction',
  'EmployeeLoan',
  'EmployeeSalary',
  'BankAccount',
  'LeaveEncashment',
  'ShiftSwap',
  'PayrollRun',
  'EndOfService',
  'EmployeeCme',
  'EmployeeDocument',
  'Document',
];
/** What can be approved where it stands; the rest wants to be looked at first. */
const atOnce = new Set(['EmployeeLeave', 'FormRequest', 'EmployeeReward', 'EmployeeDeduction']);
const calmMs = 2_000;

/** All that waits for one's decision, whatever it is, as one list. */
export function ApprovalsCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useHomeApprovalsQuery({ fetchPolicy: 'cache-and-network' });
  useLive(
    subjects,
    useCalm(() => void refetch(), calmMs),
  );
  return (
    <AskedCard title={t('home.approvals')} size="half" asked={{ data, error, refetch }} lines={7}>
      {({ approvals }) =>
        approvals && (
          <>
            <div className="home-figures">
              {approvals.figures
                .filter(({ count }) => count > 0)
                .map((figure) => (
                  <FigureLink
                    key={addressOf(figure)}
                    figure={figure}
                    label={isOfWork(figure) ? t('home.toFulfil') : t(`area.${figure.subject as 'EmployeeLeave'}.many`)}
                  />
                ))}
            </div>
            {approvals.items.length === 0 ? (
              <p className="quiet">{t('home.nothingWaits')}</p>
            ) : (
              <ul className="home-rows">
                {approvals.items.slice(0, 6).map((item) => (
                  <Waiting key={item.id} item={item} onDone={() => void refetch()} />
                ))}
              </ul>
            )}
          </>
        )
      }
    </AskedCard>
  );
}

/** Requests that are approved and wait to be done, beside those that wait for a decision. */
const isOfWork = ({ subject, conditions }: Approvals['figures'][number]) =>
  subject === 'FormRequest' && conditions.some(({ values }) => values.includes('approved'));

function Waiting({ item, onDone }: { item: Item; onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [run] = useBulkMutation();
  const [busy, setBusy] = useState(false);
  const {
    subject,
    id,
    who,
    what,
    leaveKind,
    fromDate,
    toDate,
    period,
    amount,
    currency,
    since,
    asksToCancel,
    dueOn,
    dueStanding,
    verb,
  } = item;
  const kind = t(`area.${subject as 'EmployeeLeave'}.one`);
  const title = who ?? what ?? (period ? format.month(period) : kind);
  const detail = [
    asksToCancel && t('approval.asksToCancel'),
    leaveKind ? t(`choice.leaveKind.${leaveKind as 'paid'}`) : kind,
    fromDate && (toDate && toDate !== fromDate ? format.period(fromDate, toDate) : format.day(fromDate)),
    amount && currency && format.money(amount, currency),
    who && what,
  ];
  const approve = async () => {
    setBusy(true);
    try {
      const { data } = await run({ variables: { subject, action: 'approve', ids: [id], dryRun: false } });
      const [result] = data?.results ?? [];
      if (result?.done) toast.success(t('home.approved', { what: title }));
      else toast.error(result?.message ?? t('failure.title'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return (
    <li>
      <span className="home-row-text">
        <Link to={pageOf(subject, id)} dir="auto">
          {title}
        </Link>
        <small className="quiet">{factLine([...detail, format.ago(since)])}</small>
        {dueStanding && (
          <small>
            <DueMark on={dueOn} standing={dueStanding} />
          </small>
        )}
      </span>
      {atOnce.has(subject) && verb === 'approve' && !asksToCancel ? (
        <Button
          size="small"
          icon={<CheckOutlined />}
          loading={busy}
          aria-label={t('home.approveWhat', { what: `${title}, ${kind}` })}
          onClick={() => void approve()}
        >
          {t('verb.approve')}
        </Button>
      ) : (
        <LinkButton
          size="small"
          to={pageOf(subject, id)}
          aria-label={t('home.reviewWhat', { what: `${title}, ${kind}` })}
        >
          {t('home.review')}
        </LinkButton>
      )}
    </li>
  );
}
