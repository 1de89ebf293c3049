import {
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FolderOutlined,
  RollbackOutlined,
  StarOutlined,
  TagOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { EmailRowFragment } from '../../../generated/apps/internal-mail';
import { IconButton } from '../../../ui/icon-button';
import { MenuButton } from '../../../ui/menu-button';
import { labels } from './place';
import type { MailActions } from './use-mail-actions';

interface Props {
  mails: Pick<EmailRowFragment, 'id' | 'folder' | 'isRead' | 'isStarred' | 'labels' | 'sentAt'>[];
  actions: MailActions;
  /** Stars are set beside the mail itself where one is open. */
  withStar?: boolean;
}

/** What can be done with the mails chosen, or with the one that is open. */
export function MailToolbar({ mails, actions, withStar = true }: Props) {
  const { t } = useTranslation();
  const ids = mails.map(({ id }) => id);
  const isTrash = mails.every(({ folder }) => folder === 'trash');
  const hasUnread = mails.some(({ isRead }) => !isRead);
  const hasPlain = mails.some(({ isStarred }) => !isStarred);
  const targets = (['inbox', 'spam'] as const).filter((folder) => mails.some((mail) => mail.folder !== folder));
  const movable = mails.every(({ folder, sentAt }) => sentAt && folder !== 'sent' && folder !== 'draft');
  return (
    <div className="mail-tools" role="toolbar" aria-label={t('email.chosen', { n: mails.length })}>
      <IconButton
        label={t(hasUnread ? 'email.read' : 'email.markUnread')}
        icon={hasUnread ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        onClick={() => void actions.update(ids, { isRead: hasUnread })}
      />
      {withStar && (
        <IconButton
          label={t(hasPlain ? 'email.star' : 'email.unstar')}
          icon={<StarOutlined />}
          onClick={() => void actions.update(ids, { isStarred: hasPlain })}
        />
      )}
      <MenuButton
        type="text"
        aria-label={t('email.labelIt')}
        title={t('email.labelIt')}
        icon={<TagOutlined />}
        choices={labels.map((label) => ({
          key: label,
          label: t(`email.label.${label}`),
          icon: <span className={`mail-dot mail-dot-${label}`} aria-hidden="true" />,
          selected: mails.every((mail) => mail.labels.includes(label)),
          run: () => void actions.toggle(ids, label),
        }))}
      />
      {isTrash ? (
        <IconButton label={t('email.restore')} icon={<RollbackOutlined />} onClick={() => void actions.restore(ids)} />
      ) : (
        movable && (
          <MenuButton
            type="text"
            aria-label={t('email.move')}
            title={t('email.move')}
            icon={<FolderOutlined />}
            choices={targets.map((folder) => ({
              key: folder,
              label: t('email.moveTo', { folder: t(`email.folder.${folder}`) }),
              run: () => void actions.move(mails, folder),
            }))}
          />
        )
      )}
      <IconButton
        label={t(isTrash ? 'email.removeForGood' : 'email.trash')}
        danger={isTrash}
        icon={<DeleteOutlined />}
        onClick={() => actions.throwAway(mails)}
      />
    </div>
  );
}
