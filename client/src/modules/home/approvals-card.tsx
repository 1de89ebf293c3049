import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { DueMark } from '../../fields/due-mark';
import { useHomeApprovalsQuery, useHomeToFulfilQuery, type HomeApprovalsQuery } from '../../generated/home';
import { factLine } from '../../i18n/i18n';
import { LinkButton } from '../../ui/link-button';
import { StatusDot } from '../../ui/status-dot';
import { useFormat } from '../../ui/words/format';
import { useItemFacts, useItemTitle } from '../requests/pieces/item-facts';
import { useDecide } from '../requests/pieces/use-decide';
import { AskedCard, FigureLink } from './card';
import { useCalm } from './use-calm';

type Approvals = NonNullable<HomeApprovalsQuery['approvals']>;
type Item = Approvals['items'][number];

const calmMs = 2_000;

/**
 * What waits for one's decision, whatever it is, as the inbox counts it. Who decides by no right of their own sees it
 * once something waits for them.
 */
export function ApprovalsCard({ decides }: { decides: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useHomeApprovalsQuery({ fetchPolicy: 'cache-and-network' });
  useLive(
    ['ApprovalTask', ...(data?.approvals?.groups ?? []).map(({ subject }) => subject)],
    useCalm(() => void refetch(), calmMs),
  );
  if (!decides && !data?.approvals?.count) return null;
  return (
    <AskedCard
      title={t('home.approvals')}
      size="half"
      asked={{ data, error, refetch }}
      lines={7}
      aside={<Link to="/approvals">{t('home.allApprovals')}</Link>}
    >
      {({ approvals }) =>
        approvals && (
          <>
            <div className="home-figures">
              {approvals.groups.map(({ subject, count }) => (
                <Link key={subject} to={`/approvals?kind=${subject}`} className="home-figure">
                  <span className="home-count">{format.number(count)}</span>
                  <span className="home-label">{t(`area.${subject as 'EmployeeLeave'}.many`)}</span>
                </Link>
              ))}
            </div>
            {approvals.items.length === 0 ? (
              <p className="quiet">{t('home.nothingWaits')}</p>
            ) : (
              <ul className="home-rows">
                {approvals.items.map((item) => (
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

function Waiting({ item, onDone }: { item: Item; onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useItemTitle()(item);
  const facts = useItemFacts()(item);
  const { subject, path, since, asksToCancel, asksFirst, balanceAfter, away, warnings, dueOn, dueStanding } = item;
  const { decide, busy } = useDecide(subject, onDone);
  const kind = t(`area.${subject as 'EmployeeLeave'}.one`);
  const what = `${title}, ${kind}`;
  const approve = async () => {
    await decide([item], 'approved');
    onDone();
  };
  return (
    <li>
      <span className="home-row-text">
        {path ? (
          <Link to={path} dir="auto">
            {title}
          </Link>
        ) : (
          <b dir="auto">{title}</b>
        )}
        <small className="quiet">
          {factLine([asksToCancel && t('approval.asksToCancel'), kind !== title && kind, facts, format.ago(since)])}
        </small>
        {(balanceAfter || (away ?? []).length > 0) && (
          <small>
            {factLine([
              balanceAfter && t('approval.balanceAfter', { n: format.number(Number(balanceAfter)) }),
              (away ?? []).length > 0 && t('approval.alsoAway', { names: (away ?? []).join(', ') }),
            ])}
          </small>
        )}
        {(warnings ?? []).map((warning) => (
          <small key={warning} dir="auto">
            <StatusDot tone="warning">{warning}</StatusDot>
          </small>
        ))}
        {dueStanding && (
          <small>
            <DueMark on={dueOn} standing={dueStanding} />
          </small>
        )}
      </span>
      {asksToCancel || asksFirst ? (
        <LinkButton size="small" to={path ?? '/approvals'} aria-label={t('home.reviewWhat', { what })}>
          {t('home.review')}
        </LinkButton>
      ) : (
        <Button
          size="small"
          icon={<CheckOutlined />}
          loading={busy}
          aria-label={t('home.approveWhat', { what })}
          onClick={() => void approve()}
        >
          {t('verb.approve')}
        </Button>
      )}
    </li>
  );
}

/** Approved requests that wait to be done, those due first. */
export function ToFulfilCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useHomeToFulfilQuery({ fetchPolicy: 'cache-and-network' });
  useLive(
    ['FormRequest'],
    useCalm(() => void refetch(), calmMs),
  );
  if (!data?.work?.figure.count) return null;
  return (
    <AskedCard title={t('home.toFulfil')} asked={{ data, error, refetch }} lines={4}>
      {({ work }) =>
        work && (
          <>
            <FigureLink figure={work.figure} label={t('area.FormRequest.many')} />
            <ul className="home-rows">
              {work.items.map(({ id, who, what, dueOn, dueStanding }) => (
                <li key={id}>
                  <span className="home-row-text">
                    <Link to={`/requests/${id}`} dir="auto">
                      {factLine([who, what])}
                    </Link>
                    <small>
                      <DueMark on={dueOn} standing={dueStanding} />
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </AskedCard>
  );
}
