import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordDetail } from '../../../form/record-detail';
import type { MyProfileChangeFragment, MyProfileRecordFragment } from '../../../generated/people/my-profile';
import type { AnyField, AnyRecord } from '../../../list/area';
import { profileFields } from '../pieces/profile-fields';
import type { PartRule } from './change-drawer';
import { PendingChanges } from './pending-changes';
import { ProfileCard } from './profile-card';

const ChangeDrawer = lazy(() => import('./change-drawer'));

interface Props {
  record: MyProfileRecordFragment;
  part: 'identity' | 'contact' | 'address';
  rule: PartRule | undefined;
  changes: MyProfileChangeFragment[];
  /** What is shown besides, and changed by the company alone. */
  more?: AnyField[];
  onDone: () => void;
}

/** Fields of oneself: as they are, what waits, and a form to change them. */
export function PartCard({ record, part, rule, changes, more = [], onDone }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const title = t(`choice.profilePart.${part}`);
  const own = changes.filter((change) => change.part === part);
  return (
    <ProfileCard
      title={title}
      aside={<EditPart rule={rule} title={title} waits={own.length > 0} open={() => setIsOpen(true)} />}
    >
      <RecordDetail fields={[...profileFields[part], ...more]} record={record as unknown as AnyRecord} />
      <PendingChanges changes={own} onDone={onDone} />
      {isOpen && rule && (
        <Suspense>
          <ChangeDrawer
            title={title}
            rule={rule}
            record={record as unknown as AnyRecord}
            onDone={onDone}
            close={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </ProfileCard>
  );
}

/** The way to change a part, or who does. */
function EditPart({ rule, title, waits, open }: { rule?: PartRule; title: string; waits: boolean; open: () => void }) {
  const { t } = useTranslation();
  if (!rule || rule.rule === 'closed') return <span className="quiet">{t('profile.closed')}</span>;
  if (waits) return null;
  return (
    <Button
      type="text"
      size="small"
      icon={<EditOutlined />}
      onClick={open}
      aria-label={t('profile.editPart', { title })}
    >
      {t('list.edit')}
    </Button>
  );
}
