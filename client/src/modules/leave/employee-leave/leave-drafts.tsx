import { DeleteOutlined } from '@ant-design/icons';
import { Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { useDiscardLeaveDraftMutation, useMyLeaveDraftsQuery } from '../../../generated/leave/employee-leave';
import { factLine } from '../../../i18n/i18n';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import { TypeMark } from '../../../ui/figures/leave-statement';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

/**
 * Leave one has begun to ask for: each opens where it was left, and says what would be refused. Nothing where there is
 * none.
 */
export function LeaveDrafts() {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = useSession();
  const { data } = useMyLeaveDraftsQuery({ fetchPolicy: 'cache-and-network' });
  const [discard] = useDiscardLeaveDraftMutation({ refetchQueries: ['MyLeaveDrafts'] });
  const drafts = data?.drafts ?? [];
  if (drafts.length === 0) return null;
  const remove = async (id: string, version: number) => {
    try {
      await discard({ variables: { id, version } });
      toast.success(t('leave.draftDeleted'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <section id="drafts" className="panel panel-padded leave-drafts" aria-label={t('leave.drafts')}>
      <h2>{t('leave.drafts')}</h2>
      <p className="quiet">{t('leave.draftsWhy')}</p>
      <ol className="dated">
        {drafts.map(({ id, version, employeeId, employee, values, typeMark, hint }) => {
          const { fromDate, toDate, reason } = values as { fromDate?: string; toDate?: string; reason?: string };
          const when = fromDate ? format.period(fromDate, toDate ?? fromDate) : t('leave.draftNoDays');
          const words = [employeeId !== session?.employeeId && employee?.label, reason].filter(Boolean);
          return (
            <li key={id}>
              <div className="dated-body">
                <Link to={`/employee-leaves?draft=${id}`} className="row-link">
                  {when}
                </Link>
                {typeMark && (
                  <p>
                    <TypeMark {...typeMark} />
                  </p>
                )}
                {words.length > 0 && (
                  <p className="quiet" dir="auto">
                    {factLine(words)}
                  </p>
                )}
                {hint && fromDate && toDate && <p className="leave-away-too">{hint.text}</p>}
              </div>
              <Popconfirm
                title={t('leave.draftDelete')}
                okText={t('leave.draftDelete')}
                cancelText={t('form.cancel')}
                onConfirm={() => remove(id, version)}
              >
                <IconButton label={`${t('leave.draftDelete')}: ${when}`} icon={<DeleteOutlined />} />
              </Popconfirm>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
