import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../../fields/choices';
import type { LeaveLawOfferQuery } from '../../../generated/leave/leave-type';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';

type EntitlementOfLaw = NonNullable<LeaveLawOfferQuery['offer']>['entitlements'][number];

interface Props {
  entitlement: EntitlementOfLaw;
  isChosen: boolean;
  choose?: (isChosen: boolean) => void;
}

/** One entitlement: what the law says, what the type of the company says otherwise, and where it was read. */
export function Entitlement({ entitlement, isChosen, choose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, state, typeId, typeTitle, isNewer, law, since, isOlder, rules, note, readAt } = entitlement;
  return (
    <li>
      <div className="leave-law-head">
        {choose ? (
          <Checkbox checked={isChosen} onChange={({ target }) => choose(target.checked)}>
            <strong>{title}</strong>
          </Checkbox>
        ) : (
          <strong>{title}</strong>
        )}
        <StatusDot tone={toneOf('leaveLawState', state)}>{t(`choice.leaveLawState.${state}`)}</StatusDot>
        {isNewer && <StatusDot tone="processing">{t('leaveLaw.newer')}</StatusDot>}
        {typeId && typeTitle && typeTitle !== title && (
          <Link to={`/leave-types?open=${typeId}`}>{t('leaveLaw.as', { name: typeTitle })}</Link>
        )}
      </div>
      <p className="quiet">
        {law} · {t(isOlder ? 'leaveLaw.sinceAtLatest' : 'leaveLaw.since', { day: format.day(since) })}
      </p>
      <dl className="leave-law-rules">
        {rules.map(({ label, text, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text}
              {now !== null && now !== undefined && (
                <span className="leave-law-now">{t('leaveLaw.now', { what: now })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
      <details>
        <summary>{t('leaveLaw.readAt', { title })}</summary>
        <ul>
          {readAt.map((address) => (
            <li key={address}>
              <bdi dir="ltr">{address}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
