import { LoginOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../access/session';
import { useClockInMutation, useClockOutMutation, useClockQuery } from '../../../generated/time/pieces';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { useKeptPunches } from './kept-punches';
import { positionNow } from './position';
import { asHours } from '../../../ui/words/hours';

const PhotoDialog = lazy(() => import('./photo-dialog'));

/**
 * One button to clock in or out, with the time of the server and where one stands; nothing for who takes no times here.
 */
export function ClockPanel({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation();
  const { user, company } = useSignedIn();
  const { data, refetch } = useClockQuery({ fetchPolicy: 'network-only' });
  const [clockIn, goingIn] = useClockInMutation();
  const [clockOut, goingOut] = useClockOutMutation();
  const { kept, keep } = useKeptPunches(user.id, () => {
    void refetch();
    onChanged();
  });
  const [isFinding, setFinding] = useState(false);
  const [isAskingPhoto, setAskingPhoto] = useState(false);
  const now = useServerTime(data?.clock.serverTime);
  if (!data?.clock.mayClock) return null;

  const { last, minutesToday, asksPosition, photo: photoRule } = data.clock;
  const isIn = kept.length > 0 ? kept.at(-1)!.direction === 'in' : !!last && !last.timeOut;
  const tap = async (photo: string | null) => {
    setAskingPhoto(false);
    setFinding(asksPosition);
    const position = asksPosition ? await positionNow() : null;
    setFinding(false);
    try {
      await (isIn ? clockOut({ variables: { position, photo } }) : clockIn({ variables: { position, photo } }));
      toast.success(
        [t(isIn ? 'days.wentOut' : 'days.cameIn'), asksPosition && !position && t('punch.noPosition')]
          .filter(Boolean)
          .join(' '),
      );
    } catch (error) {
      const { code, message } = serverErrorFrom(error);
      if (code === 'OFFLINE') {
        keep(isIn ? 'out' : 'in', position, photo);
        toast.success(t('punch.kept'));
        return;
      }
      toast.error(message);
    } finally {
      await refetch().catch(() => undefined);
      onChanged();
    }
  };
  const timeAt = (at: Date) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: company?.timeZone }).format(at);
  const since =
    kept.length > 0 ? timeAt(new Date(kept.at(-1)!.at)) : ((isIn ? last?.timeIn : last?.timeOut) ?? '').slice(0, 5);
  return (
    <section className="panel clock" aria-label={t('days.clock')}>
      <bdi className="clock-time figure">{timeAt(now)}</bdi>
      <p role="status">
        {isIn ? t('days.inSince', { time: since }) : since ? t('days.outSince', { time: since }) : t('days.notInToday')}
        {kept.length > 0 && <strong className="clock-kept"> {t('punch.waiting', { n: kept.length })}</strong>}
        {minutesToday > 0 && <small className="quiet"> {t('days.todaySoFar', { time: asHours(minutesToday) })}</small>}
      </p>
      <Button
        type={isIn ? 'default' : 'primary'}
        size="large"
        icon={isIn ? <LogoutOutlined className="mirrored" /> : <LoginOutlined className="mirrored" />}
        loading={isFinding || goingIn.loading || goingOut.loading}
        onClick={() => (photoRule === 'none' ? void tap(null) : setAskingPhoto(true))}
      >
        {t(isIn ? 'days.clockOut' : 'days.clockIn')}
      </Button>
      {asksPosition && (
        <small className="clock-place quiet" role="status">
          {t(isFinding ? 'punch.findingPosition' : 'punch.asksPosition')}
        </small>
      )}
      {isAskingPhoto && (
        <Suspense>
          <PhotoDialog
            action={t(isIn ? 'days.clockOut' : 'days.clockIn')}
            isNeeded={photoRule === 'refuse'}
            onTaken={(photo) => void tap(photo)}
            close={() => setAskingPhoto(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

const tickMs = 5_000;

/** The clock of the server, going on between answers. */
function useServerTime(told: string | undefined): Date {
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (told) setAhead(Date.parse(told) - Date.now());
  }, [told]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + ahead);
}
