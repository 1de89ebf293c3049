import { DeleteOutlined } from '@ant-design/icons';
import { Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDiscardLeaveDraftMutation, useMyLeaveDraftsQuery } from '../../generated/employee-leaves';
import { IconButton } from '../../ui/icon-button';
import { TypeMark } from '../../ui/leave-statement';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';
import { useDays } from './away-too';

/** Leave one has begun to ask for: each opens where it was left, and says what would be refused. Nothing where there is none. */
export function LeaveDrafts() {
  const { t } = useTranslation();
  const days = useDays();
  const { data } = useMyLeaveDraftsQuery({ fetchPolicy: 'cache-and-network' });
  const [discard] = useDiscardLeaveDraftMutation({ refetchQueries: ['MyLeaveDrafts'] });
  const drafts = data?.drafts ?? [];
  if (drafts.length === 0) return null;
  const remove = async (id: string, version: number) => {
    try {
      await discard({ variables: { id, version } });
      toast.success(t('leave.draftDeleted'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    }
  };
  return (
    <section id="drafts" className="panel panel-padded" aria-label={t('leave.drafts')}>
      <h2>{t('leave.drafts')}</h2>
      <p className="quiet">{t('leave.draftsWhy')}</p>
      <ol className="dated">
        {drafts.map(({ id, version, employee, values, typeMark, hint }) => {
          const { fromDate, toDate, reason } = values as { fromDate?: string; toDate?: string; reason?: string };
          const when = fromDate ? days({ fromDate, toDate: toDate ?? fromDate }) : t('leave.draftNoDays');
          return (
            <li key={id}>
              <div className="dated-body">
                <Link to={`/employee-leaves?draft=${id}`} className="row-link">
                  {when}
                </Link>
                <p>
                  {[employee?.label, reason].filter(Boolean).map((text) => (
                    <bdi key={text}>{text} </bdi>
                  ))}
                  {typeMark && <TypeMark {...typeMark} />}
                </p>
                {hint && fromDate && toDate && <p className="leave-away-too">{hint.text}</p>}
              </div>
              <Popconfirm title={t('leave.draftDelete')} okText={t('leave.draftDelete')} cancelText={t('form.cancel')} onConfirm={() => remove(id, version)}>
                <IconButton label={`${t('leave.draftDelete')}: ${when}`} icon={<DeleteOutlined />} />
              </Popconfirm>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
