import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeavePreviewQuery, type LeaveSpanInput } from '../../../generated/leave/employee-leave';
import { useLeaveTime } from '../../../fields/leave-time';
import { FormError } from '../../../ui/form-error';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { LeaveDays } from './leave-days';

interface Props {
  employeeId: string | null;
  span: LeaveSpanInput | null;
  leaveId?: string;
}

/** What the span being typed would take, day by day, and who of the team is away then. */
export function LeavePreview({ employeeId, span, leaveId }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const taken = useLeaveTime();
  const asked = useDeferredValue(JSON.stringify(span));
  const { data, previousData, error } = useLeavePreviewQuery({
    variables: { employeeId: employeeId ?? '', span: JSON.parse(asked), leaveId },
    skip: asked === 'null' || !employeeId,
    fetchPolicy: 'network-only',
  });
  const preview = span ? (data ?? previousData)?.preview : undefined;
  const { unit } = (JSON.parse(asked) as LeaveSpanInput | null) ?? { unit: 'daily' };
  const workingMinutes = (preview?.days ?? []).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section className="leave-preview" aria-label={t('leave.preview')} aria-live="polite">
      {!preview && !error && <p className="quiet">{t('leave.previewHint')}</p>}
      {error && span && <FormError text={serverErrorFrom(error).message} />}
      {preview && (
        <>
          <p className="leave-preview-sum">
            <b className="figure">{taken.figure({ ...preview, unit, workingMinutes })}</b>{' '}
            {taken.unit({ ...preview, unit })}
          </p>
          {preview.balanceBefore !== null && preview.balanceAfter !== null && (
            <p>
              {t(Number(preview.balanceWaiting) > 0 ? 'leaveBalance.aroundWaiting' : 'leaveBalance.around', {
                before: format.number(Number(preview.balanceBefore)),
                waiting: format.number(Number(preview.balanceWaiting)),
                after: format.number(Number(preview.balanceAfter)),
              })}
            </p>
          )}
          <FormError text={preview.problem} />
          <LeaveDays days={preview.days} />
          {preview.covers.length > 0 && (
            <p className="leave-away-too">
              {t('leave.coversThen', {
                who: preview.covers
                  .map((one) => `${one.name} (${format.period(one.fromDate, one.toDate)})`)
                  .join(t('list.comma')),
              })}
            </p>
          )}
          {preview.away.length > 0 && (
            <>
              <h3>{t('leave.away')}</h3>
              <ul>
                {preview.away.map((other) => (
                  <li key={other.id}>
                    <bdi>{other.employee?.label ?? t('area.Employee.one')}</bdi>,{' '}
                    {format.period(other.fromDate, other.toDate)}
                    {other.status === 'submitted' && ` (${t('choice.leaveStatus.submitted')})`}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}
