import { Button, Form, Input, Modal, Popconfirm, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import {
  useAttendanceMonthStandingQuery,
  useCloseAttendanceMutation,
  useReopenAttendanceMutation,
} from '../../../generated/time/attendance-month';
import { FormError } from '../../../ui/form-error';
import { Failure } from '../../../ui/failure';
import { Figures } from '../../../ui/figures/figures';
import { MonthChoice } from '../../../ui/month-choice';
import { useFormat } from '../../../ui/words/format';
import { monthAfter } from '../../../ui/words/month';
import { useAddress } from '../../../ui/words/use-address';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { Problems } from './problems';

const listed = 'f.period.eq';

/** How far the month of the list is, what stands in the way of closing it, and the button that does. */
export default function Closing() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { address, change } = useAddress();
  const lastMonth = monthAfter(today.slice(0, 7), -1);
  const period = address.get(listed) ?? lastMonth;
  // Whoever lets go of the filter afterwards sees the months of all time.
  const isOpening = useRef(true);
  useEffect(() => {
    if (isOpening.current && window.location.search === '') change({ [listed]: lastMonth }, true);
    isOpening.current = false;
  }, [change, lastMonth]);
  const [departmentId, setDepartment] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useAttendanceMonthStandingQuery({
    variables: { period, departmentId },
    fetchPolicy: 'cache-and-network',
  });
  const [close, closing] = useCloseAttendanceMutation();
  const [reopen, opening] = useReopenAttendanceMutation();
  useLive(['AttendanceMonth', 'AttendanceDay', 'AttendanceCorrection'], () => void refetch());
  const standing = data?.standing;
  const notApproved = standing ? standing.people - standing.approved - standing.closed : 0;
  const moveTo = (month: string) => {
    setRefusal(null);
    change({ [listed]: month, page: null });
  };
  const run = async (work: () => Promise<unknown>, done: string) => {
    setRefusal(null);
    try {
      await work();
      toast.success(done);
      setAsking(false);
    } catch (failure) {
      setRefusal(serverErrorFrom(failure).message);
    } finally {
      await refetch();
    }
  };
  if (error && !standing) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <section className="panel panel-padded month-closing" aria-label={t('month.closing')}>
      <div className="toolbar">
        <MonthChoice label={t('days.month')} month={period} choose={moveTo} />
        <label className="sheet-filter">
          <span className="quiet">{t('field.departmentId')}</span>
          <ReferenceInput
            to="department"
            value={departmentId}
            onChange={(id) => setDepartment(id as string | null)}
            aria-label={t('field.departmentId')}
          />
        </label>
        {standing?.mayLock && (
          <div className="button-row">
            {standing.closed > 0 && <Button onClick={() => setAsking(true)}>{t('month.reopen')}</Button>}
            {standing.closed < standing.people && (
              <Popconfirm
                title={t('month.closeAsk', { month: format.month(period) })}
                description={
                  notApproved > 0 && t('month.notApproved', { count: notApproved, n: format.number(notApproved) })
                }
                okText={t('month.close')}
                onConfirm={() => run(() => close({ variables: { period, departmentId } }), t('month.isClosed'))}
              >
                <Button type="primary" loading={closing.loading}>
                  {t('month.close')}
                </Button>
              </Popconfirm>
            )}
          </div>
        )}
      </div>
      <FormError text={asking ? null : refusal} />
      {standing ? (
        <Figures
          figures={[
            { label: t('month.people'), value: format.number(standing.people) },
            { label: t('month.approved'), value: format.number(standing.approved) },
            {
              label: t('month.closed'),
              value: format.number(standing.closed),
              ...(standing.people > 0 && standing.closed === standing.people && { tone: 'success' as const }),
            },
            {
              label: t('field.openProblems'),
              value: format.number(standing.problems),
              ...(standing.problems > 0 && { tone: 'error' as const }),
            },
          ]}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} title={false} />
      )}
      {standing && standing.corrections > 0 && (
        <p>
          <Link to="/attendance-corrections">
            {t('month.corrections', { count: standing.corrections, n: format.number(standing.corrections) })}
          </Link>
        </p>
      )}
      {standing && standing.problems > 0 && (
        <Problems period={period} departmentId={departmentId} total={standing.problems} />
      )}
      <Modal open={asking} title={t('month.reopen')} footer={null} onCancel={() => setAsking(false)} destroyOnHidden>
        <FormError text={refusal} />
        <Form
          layout="vertical"
          onFinish={({ reason }: { reason: string }) =>
            void run(() => reopen({ variables: { period, departmentId, reason } }), t('month.isOpen'))
          }
        >
          <Form.Item
            name="reason"
            label={t('month.why')}
            rules={[{ required: true, whitespace: true, message: t('form.needed', { field: t('month.why') }) }]}
          >
            <Input.TextArea autoSize={{ minRows: 2 }} maxLength={250} autoFocus />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={opening.loading}>
            {t('month.reopen')}
          </Button>
        </Form>
      </Modal>
    </section>
  );
}
