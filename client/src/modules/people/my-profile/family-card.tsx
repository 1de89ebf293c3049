import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeMyProfileMutation, type MyProfileChangeFragment } from '../../../generated/people/my-profile';
import type { AnyRecord } from '../../../list/area';
import { toast } from '../../../ui/dialogs/toasts';
import { IconButton } from '../../../ui/icon-button';
import { serverErrorFrom } from '../../../ui/words/server-error';
import type { PartRule } from './change-drawer';
import { PendingChanges } from './pending-changes';
import { ProfileCard } from './profile-card';

const ChangeDrawer = lazy(() => import('./change-drawer'));

export interface FamilyRow {
  record: AnyRecord & { name: string };
  facts: string[];
}

interface Props {
  part: 'emergency' | 'dependants';
  rows: FamilyRow[];
  rule: PartRule | undefined;
  changes: MyProfileChangeFragment[];
  onDone: () => void;
}

/** The people around somebody, each with a way to change or take them off. */
export function FamilyCard({ part, rows, rule, changes, onDone }: Props) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<FamilyRow | 'new' | null>(null);
  const [change] = useChangeMyProfileMutation();
  const title = t(part === 'emergency' ? 'area.EmergencyContact.many' : 'area.Dependant.many');
  const add = t(part === 'emergency' ? 'profile.addContact' : 'profile.addDependant');
  const isOpen = !!rule && rule.rule !== 'closed';
  const own = changes.filter((one) => one.part === part);
  const remove = async ({ record }: FamilyRow) => {
    try {
      await change({ variables: { input: { part, recordId: record.id, isRemoval: true } } });
      toast.success(t(rule?.rule === 'approval' ? 'profile.asked' : 'form.saved'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
    onDone();
  };
  const row = edited === 'new' ? null : edited;
  return (
    <ProfileCard
      title={title}
      aside={
        isOpen ? (
          <Button type="text" size="small" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
            {add}
          </Button>
        ) : (
          <span className="quiet">{t('profile.closed')}</span>
        )
      }
    >
      {rows.length === 0 && own.length === 0 && (
        <p className="quiet">{t(part === 'emergency' ? 'profile.noContact' : 'profile.noDependant')}</p>
      )}
      <ul className="profile-people">
        {rows.map((one) => {
          const { id, name } = one.record;
          const waits = own.some(({ recordId }) => recordId === id);
          return (
            <li key={id}>
              <div>
                <b dir="auto">{name}</b>
                <p className="quiet">
                  {one.facts.map((fact) => (
                    <bdi key={fact}>{fact}</bdi>
                  ))}
                </p>
              </div>
              {isOpen && !waits && (
                <span className="button-row">
                  <IconButton
                    label={`${t('list.edit')}: ${name}`}
                    icon={<EditOutlined />}
                    onClick={() => setEdited(one)}
                  />
                  <Popconfirm
                    title={t('profile.removeAsked', { name })}
                    okText={t('profile.remove')}
                    cancelText={t('form.cancel')}
                    onConfirm={() => void remove(one)}
                  >
                    <IconButton label={`${t('profile.remove')}: ${name}`} icon={<DeleteOutlined />} />
                  </Popconfirm>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <PendingChanges changes={own} onDone={onDone} />
      {edited && rule && (
        <Suspense>
          <ChangeDrawer
            title={row ? row.record.name : add}
            rule={rule}
            record={row?.record ?? null}
            recordId={row?.record.id}
            onDone={onDone}
            close={() => setEdited(null)}
          />
        </Suspense>
      )}
    </ProfileCard>
  );
}
