import { useLazyQuery } from '@apollo/client/react';
import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import { toneOf } from '../../../../fields/choices';
import {
  useAddActivityMutation,
  useChangeActivityMutation,
  useRejectActivityMutation,
  ReloadActivityDocument,
  useSubmitActivityMutation,
  useVerifyActivityMutation,
  type ActivityOfEmployeeFragment as Activity,
  type LicenceOfEmployeeFragment as Licence,
  type EmployeeCmeInput,
} from '../../../../generated/people/employee/papers';
import { factLine } from '../../../../i18n/i18n';
import { EmptyState } from '../../../../ui/empty-state';
import { useFormat } from '../../../../ui/words/format';
import { IconButton } from '../../../../ui/icon-button';
import { StatusDot } from '../../../../ui/status-dot';
import { ReviewButtons } from '../../../../ui/dialogs/review-buttons';
import { TabForm } from '../tab-form';

const fieldsOf = (employeeId: string): FormField<keyof EmployeeCmeInput>[] => [
  { field: 'title', kind: 'text', required: true },
  { field: 'category', kind: 'choice', choice: 'cmeCategory', initial: 'course' },
  { field: 'amount', label: 'cmeCredits', kind: 'number', required: true },
  { field: 'activityDate', kind: 'date', required: true },
  {
    field: 'licenceIds',
    kind: 'references',
    to: 'employeeLicence',
    within: { employeeId: { eq: employeeId } },
    hint: 'cmeLicences',
  },
  { field: 'hours', kind: 'number' },
  { field: 'provider', kind: 'text' },
  { field: 'accreditationNo', kind: 'code' },
  { field: 'url', kind: 'link' },
  { field: 'certificateFileId', kind: 'file' },
  { field: 'description', kind: 'longText', wide: true },
];

interface Props {
  employeeId: string;
  activities: Activity[];
  licences: Licence[];
  onChanged: () => void;
}

/** The newest first, each with its credits, and for a reviewer what they may decide. */
export function CmeActivities({ employeeId, activities, licences, onChanged }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [edited, setEdited] = useState<Activity | 'new' | null>(null);
  const [create] = useAddActivityMutation();
  const [update] = useChangeActivityMutation();
  const [readOne] = useLazyQuery(ReloadActivityDocument, { fetchPolicy: 'network-only' });
  const editedRow = edited === 'new' ? null : edited;
  const add = ability.can('create', 'EmployeeCme') && (
    <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
      {t('cme.addActivity')}
    </Button>
  );
  return (
    <section className="tab-section">
      <div className="tab-section-head">
        <h2>{t('cme.activities')}</h2>
        {add}
      </div>
      {activities.length === 0 ? (
        <EmptyState title={t('cme.noActivity')} why={t('cme.noActivityWhy')} />
      ) : (
        <ol className="dated">
          {activities.map((activity) => (
            <ActivityLine
              key={activity.id}
              activity={activity}
              licences={licences}
              edit={() => setEdited(activity)}
              onChanged={onChanged}
            />
          ))}
        </ol>
      )}
      {edited && (
        <TabForm
          title={editedRow ? t('cme.editActivity') : t('cme.addActivity')}
          fields={fieldsOf(employeeId)}
          record={editedRow}
          save={(input, version) =>
            editedRow
              ? update({ variables: { id: editedRow.id, version: version ?? editedRow.version, input } })
              : create({ variables: { input: { ...input, employeeId } as EmployeeCmeInput } })
          }
          reload={editedRow ? async () => (await readOne({ variables: { id: editedRow.id } })).data?.record : undefined}
          onChanged={onChanged}
          close={() => setEdited(null)}
        />
      )}
    </section>
  );
}

function ActivityLine({
  activity,
  licences,
  edit,
  onChanged,
}: {
  activity: Activity;
  licences: Licence[];
  edit: () => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [verify] = useVerifyActivityMutation();
  const [reject] = useRejectActivityMutation();
  const [submit] = useSubmitActivityMutation();
  const which = { id: activity.id, version: activity.version };
  const then = async (work: Promise<unknown>) => {
    await work;
    onChanged();
  };
  return (
    <li>
      <div className="dated-body">
        {activity.url ? (
          <a href={activity.url} target="_blank" rel="noreferrer" dir="auto">
            {activity.title}
          </a>
        ) : (
          <b dir="auto">{activity.title}</b>
        )}
        <p>
          {factLine([
            activity.activityDate && format.day(activity.activityDate),
            activity.category && t(`choice.cmeCategory.${activity.category}`),
            activity.provider,
            licences
              .filter(({ id }) => activity.licenceIds?.includes(id))
              .map(({ number }) => number)
              .join(', '),
            activity.reviewedBy?.label && t('cme.by', { name: activity.reviewedBy.label }),
          ])}
        </p>
        {activity.reviewNote && <p dir="auto">{activity.reviewNote}</p>}
      </div>
      <bdi className="figure">
        {t('cme.credits', { count: Number(activity.amount), n: format.number(Number(activity.amount)) })}
      </bdi>
      {activity.standing && (
        <StatusDot tone={toneOf('cmeState', activity.standing)}>
          {t(`choice.cmeState.${activity.standing as 'expired'}`)}
        </StatusDot>
      )}
      <div className="button-row">
        <ReviewButtons
          small
          row={activity}
          verify={() => then(verify({ variables: which }))}
          reject={(note) => then(reject({ variables: { ...which, note } }))}
          submit={() => then(submit({ variables: which }))}
        />
        {activity.allowedActions.includes('update') && (
          <IconButton label={t('cme.editActivity')} icon={<EditOutlined />} onClick={edit} />
        )}
      </div>
    </li>
  );
}
