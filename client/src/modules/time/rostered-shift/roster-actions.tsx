import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import {
  useFillRosterMutation,
  usePublishRosterMutation,
  type RosterQuery,
  type RosterStandingQuery,
} from '../../../generated/time/rostered-shift';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

interface Props {
  scope: { from: string; to: string; departmentId: string | null };
  roster: RosterQuery['roster'];
  standing: RosterStandingQuery['standing'];
  onDone: () => void;
}

/** Fills the week by the patterns, and publishes what is planned once that is confirmed. */
export function RosterActions({ scope, roster, standing, onDone }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const [isAsked, setAsked] = useState(false);
  const [fill, { loading: isFilling }] = useFillRosterMutation();
  const [publish, { loading: isPublishing }] = usePublishRosterMutation();
  const findings =
    roster.rows.reduce((sum, { shifts }) => sum + shifts.filter((shift) => shift.findings.length > 0).length, 0) +
    standing.gaps.length;

  const run = async (work: () => Promise<string | null>) => {
    try {
      const news = await work();
      if (news) toast.success(news);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
    setAsked(false);
    onDone();
  };
  const fillWeek = () =>
    run(async () => {
      const { state, made, removed } = (await fill({ variables: scope })).data!.filled;
      // What takes longer shows its progress on the page.
      if (state !== 'done') return null;
      return made + removed > 0
        ? t('roster.filled', { made: format.number(made), removed: format.number(removed) })
        : t('roster.nothingToFill');
    });
  const publishWeek = () =>
    run(async () =>
      t('roster.published', {
        count: (await publish({ variables: { ...scope, late: standing.late > 0 } })).data!.published,
      }),
    );
  return (
    <>
      {ability.can('fill', 'RosteredShift') && (
        <Button loading={isFilling} disabled={standing.fill?.state === 'filling'} onClick={() => void fillWeek()}>
          {t('roster.fill')}
        </Button>
      )}
      {ability.can('publish', 'RosteredShift') && (
        <Button type="primary" disabled={standing.planned === 0} onClick={() => setAsked(true)}>
          {t('roster.publish', { planned: format.number(standing.planned) })}
        </Button>
      )}
      <Modal
        open={isAsked}
        title={t('roster.publishAsk', { count: standing.planned })}
        okText={t(standing.late > 0 ? 'roster.publishLate' : 'roster.publishNow')}
        cancelText={t('form.cancel')}
        confirmLoading={isPublishing}
        onOk={() => void publishWeek()}
        onCancel={() => setAsked(false)}
      >
        <p>{t('roster.publishWhy', { period: format.period(scope.from, scope.to) })}</p>
        <ul className="shift-problems">
          {standing.late > 0 && (
            <li>
              {t('roster.late', { late: format.number(standing.late), days: format.number(standing.noticeDays) })}
            </li>
          )}
          {findings > 0 && <li>{t('roster.findings', { count: findings })}</li>}
        </ul>
      </Modal>
    </>
  );
}
