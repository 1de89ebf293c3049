import { Alert, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAttendanceExplanationQuery, type AttendanceExplanationQuery } from '../../../generated/time/attendance';
import { factLine } from '../../../i18n/i18n';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { asHours } from '../../../ui/words/hours';

type Why = AttendanceExplanationQuery['why'];

/** What a day follows from: every rule it was worked out by, with the numbers that went in. */
export default function DayWhy({ employeeId, date }: { employeeId: string; date: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useAttendanceExplanationQuery({
    variables: { employeeId, date },
    fetchPolicy: 'network-only',
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 5 }} />;
  const { why } = data;
  return (
    <>
      {!why.isAsStored && <Alert type="info" showIcon title={t('dayWhy.notAsStored')} />}
      <dl className="detail day-why">
        <Part label={t('dayWhy.standing')}>
          {t(`dayWhy.reason.${why.reason}`)}
          {why.holiday && <bdi> {why.holiday}</bdi>}
          {why.leaveId && (
            <>
              {' '}
              <Link to={`/employee-leaves/${why.leaveId}`}>{t('dayWhy.toLeave')}</Link>
            </>
          )}
        </Part>
        <Part label={t('field.shiftId')}>
          <ShiftWords why={why} />
        </Part>
        {why.punches.length > 0 && (
          <Part label={t('dayWhy.punches')}>
            <Punches punches={why.punches} />
          </Part>
        )}
        <Part label={t('dayWhy.worked')}>
          <Sum why={why} />
        </Part>
        {why.autoOut && (
          <Part label={t('dayWhy.autoOut')}>
            {t('dayWhy.autoOutIs', { out: why.autoOut, time: asHours(why.autoWorkedMin ?? 0) })}
          </Part>
        )}
        {why.late && (
          <Part label={t('dayWhy.late')}>
            <Kept time={why.late} />
          </Part>
        )}
        {why.early && (
          <Part label={t('dayWhy.early')}>
            <Kept time={why.early} />
          </Part>
        )}
        <Part label={t('days.overtime')}>
          {t('dayWhy.overtime', {
            day: asHours(why.overtimeOfDayMin),
            week: asHours(why.overtimeOfWeekMin),
            hours: asHours(why.weeklyMin),
          })}
          {why.leastOvertimeMin > 0 && ` ${t('dayWhy.leastOvertime', { least: asHours(why.leastOvertimeMin) })}`}
        </Part>
        {why.secondOvertimeAfterMin !== null && (
          <Part label={t('field.secondOvertimeMin')}>
            {t('dayWhy.secondStep', {
              time: asHours(why.secondOvertimeMin),
              after: asHours(why.secondOvertimeAfterMin),
              factor: format.number(Number(why.secondOvertimeFactor)),
            })}
          </Part>
        )}
        <Part label={t('days.night')}>
          {t('dayWhy.night', { time: asHours(why.nightMin), from: why.nightFrom, to: why.nightTo })}
        </Part>
        <Part label={t('dayWhy.law')}>
          <Law why={why} />
        </Part>
      </dl>
    </>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ShiftWords({ why: { shift, isRostered } }: { why: Why }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!shift) return t('dayWhy.noShift');
  return (
    <>
      <bdi>{shift.title}</bdi>
      {t('list.comma')}
      {t(isRostered ? 'dayWhy.byRoster' : 'dayWhy.byFile')}
      <small className="quiet">{t('dayWhy.shiftSince', { day: format.instant(shift.updatedAt) })}</small>
    </>
  );
}

function Punches({ punches }: { punches: Why['punches'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className="day-why-punches">
      {punches.map(
        ({ time, direction, source, fate, day, note, geofenceResult, geofenceMetres, isFlagged, photoFileId }, at) => (
          <li key={at}>
            <bdi className="figure" dir="ltr">
              {time.slice(0, 5)}
            </bdi>
            <span>
              {t(`dayWhy.fate.${fate}`, { day: format.day(day) })}
              <small className="quiet">
                {factLine([
                  t(`choice.punchDirection.${direction}`),
                  t(`choice.punchSource.${source}`),
                  geofenceResult &&
                    t(
                      `dayWhy.atPlace.${geofenceResult === 'unknown' && geofenceMetres !== null ? 'about' : geofenceResult}`,
                      { metres: format.number(geofenceMetres ?? 0) },
                    ),
                  isFlagged && t('dayWhy.flagged'),
                  note,
                ])}
              </small>
              {photoFileId && (
                <a href={`/files/${photoFileId}?inline=1`} target="_blank" rel="noreferrer">
                  <img
                    className="punch-photo"
                    src={`/files/${photoFileId}?inline=1`}
                    alt={t('dayWhy.photo', { time: time.slice(0, 5) })}
                    loading="lazy"
                  />
                </a>
              )}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

function Sum({ why: { counting, multiplier, shares, presenceMin, workedMin, expectedMin, breaks } }: { why: Why }) {
  const { t } = useTranslation();
  const format = useFormat();
  const pause = presenceMin - workedMin;
  return (
    <>
      <bdi className="figure" dir="ltr">
        {asHours(presenceMin)} − {asHours(pause)} = {asHours(workedMin)}
      </bdi>
      <small className="quiet">
        {factLine([
          t('dayWhy.presentLessBreaks'),
          counting === 'first_to_last' && t('dayWhy.firstToLast'),
          ...breaks.map(({ from, to, taken }) => t('dayWhy.break', { from, to, time: asHours(taken) })),
          expectedMin !== null && t('dayWhy.asked', { time: asHours(expectedMin) }),
          t('dayWhy.rounding'),
          ...shares.map(({ title, workedMin: minutes, factor }) =>
            t('dayWhy.share', { shift: title, time: asHours(minutes), factor: format.number(Number(factor)) }),
          ),
          shares.length === 0 &&
            Number(multiplier) !== 1 &&
            t('dayWhy.factor', { factor: format.number(Number(multiplier)) }),
        ])}
      </small>
    </>
  );
}

function Law({ why: { lawSource, lawSince } }: { why: Why }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <bdi>{lawSource}</bdi>
      <small className="quiet">{t('dayWhy.since', { day: format.day(lawSince) })}</small>
    </>
  );
}

function Kept({ time: { by, grace, counted } }: { time: NonNullable<Why['late']> }) {
  const { t } = useTranslation();
  if (by <= 0) return t('dayWhy.inTime');
  return counted > 0 ? t('dayWhy.beyondGrace', { by, grace, counted }) : t('dayWhy.withinGrace', { by, grace });
}
