import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { DateEntry } from '../../../fields/kinds/date-entry';
import {
  useLeaveLawOfferQuery,
  useTakeOverLeaveLawMutation,
  type LeaveLawOfferQuery,
} from '../../../generated/leave/leave-type';
import { toast } from '../../../ui/dialogs/toasts';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { PostedMonthsNote } from '../../pay/pieces/posted-months-note';
import { Entitlement } from './leave-law-entitlement';
import './leave-types.css';

type Offer = NonNullable<LeaveLawOfferQuery['offer']>;

/** Leave by the law of the country: what it gives, what the company has for it, and the way to take it over. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useLeaveLawOfferQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeader
        title={t('leaveLaw.title')}
        detail={data?.offer?.law ?? t('leaveLaw.detail')}
        back={
          <Link to="/leave-types" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.LeaveType.many')}
          </Link>
        }
      />
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton columns={3} />}
      {data?.offer === null && (
        <section className="panel">
          <EmptyState title={t('leaveLaw.none')} why={t('leaveLaw.noneWhy')} />
        </section>
      )}
      {data?.offer && <Offered offer={data.offer} look={refetch} />}
    </>
  );
}

function Offered({ offer, look }: { offer: Offer; look: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const [takeOver, { loading }] = useTakeOverLeaveLawMutation();
  const open = offer.entitlements.filter(({ state }) => state !== 'same');
  const suggested = open.filter(({ isSuggested }) => isSuggested).map(({ code }) => code);
  const [kept, setKept] = useState<string[] | null>(null);
  const [from, setFrom] = useState<string | null>(offer.from);
  const chosen = (kept ?? suggested).filter((code) => open.some((each) => each.code === code));
  const mayTake = ability.can('create', 'LeaveType');
  const changesTypes = open.some(({ code, state }) => state === 'different' && chosen.includes(code));

  const take = async () => {
    if (!from) return;
    try {
      await takeOver({ variables: { codes: chosen, from } });
      await look();
      setKept([]);
      toast.success(t('leaveLaw.taken', { count: chosen.length }));
    } catch (failure) {
      toast.error(serverErrorFrom(failure).message);
    }
  };

  return (
    <>
      <section className="panel" aria-label={t('leaveLaw.title')}>
        <ul className="leave-laws">
          {offer.entitlements.map((each) => (
            <Entitlement
              key={each.code}
              entitlement={each}
              isChosen={chosen.includes(each.code)}
              choose={
                mayTake && each.state !== 'same'
                  ? (isChosen) =>
                      setKept(isChosen ? [...chosen, each.code] : chosen.filter((code) => code !== each.code))
                  : undefined
              }
            />
          ))}
        </ul>
        <p className="leave-laws-foot quiet">
          {t('leaveLaw.notCovered')} {offer.notCovered} {t('leaveLaw.readOn', { day: format.day(offer.readOn) })}
        </p>
      </section>
      {mayTake && open.length > 0 && (
        <section className="panel panel-padded leave-laws-take" aria-label={t('leaveLaw.takeOver')}>
          <span className="leave-laws-day">
            <span aria-hidden="true">{t('leaveLaw.from')}</span>
            <DateEntry label={t('leaveLaw.from')} value={from} onChange={setFrom} />
          </span>
          <Button type="primary" loading={loading} disabled={chosen.length === 0 || !from} onClick={() => void take()}>
            {t('leaveLaw.takeOverChosen', { count: chosen.length })}
          </Button>
          <p className="quiet">{t('leaveLaw.fromWhy')}</p>
          {changesTypes && from && <PostedMonthsNote from={from} />}
        </section>
      )}
    </>
  );
}
