import {
  DeleteOutlined,
  EditOutlined,
  FileOutlined,
  InboxOutlined,
  SendOutlined,
  StarOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmailCountsQuery, EmailList } from '../../../generated/apps/internal-mail';
import { useFormat } from '../../../ui/words/format';
import { addressOf, folders, labels, type Place } from './place';

const icons: Record<EmailList, ReactNode> = {
  inbox: <InboxOutlined />,
  starred: <StarOutlined />,
  draft: <FileOutlined />,
  sent: <SendOutlined className="mirrored" />,
  spam: <StopOutlined />,
  trash: <DeleteOutlined />,
};

interface Props {
  place: Place;
  counts?: EmailCountsQuery['counts'];
  compose: () => void;
  /** Told when one of them is followed. */
  onFollow?: () => void;
}

/** Folders with how many want attention, and labels; each an address of its own. */
export function FolderList({ place, counts, compose, onFollow }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const numberOf = (folder: EmailList) =>
    folder === 'inbox' || folder === 'draft' || folder === 'spam' ? (counts?.[folder] ?? 0) : 0;
  return (
    <nav className="mail-folders" aria-label={t('email.folders')}>
      <Button type="primary" icon={<EditOutlined />} block onClick={compose}>
        {t('email.compose')}
      </Button>
      <ul>
        {folders.map((folder) => {
          const n = numberOf(folder);
          return (
            <li key={folder}>
              <Link
                to={`/email${addressOf({ folder })}`}
                aria-current={place.folder === folder ? 'page' : undefined}
                onClick={onFollow}
              >
                <span aria-hidden="true">{icons[folder]}</span>
                <span className="mail-folder-name">{t(`email.folder.${folder}`)}</span>
                {n > 0 && (
                  <span className="mail-count">
                    <span aria-hidden="true">{format.number(n)}</span>
                    <span className="unseen">
                      {t(folder === 'draft' ? 'email.drafts' : 'email.unread', { n: format.number(n) })}
                    </span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <h2>{t('email.labels')}</h2>
      <ul>
        {labels.map((label) => (
          <li key={label}>
            <Link
              to={`/email${addressOf({ label })}`}
              aria-current={place.label === label ? 'page' : undefined}
              onClick={onFollow}
            >
              <span className={`mail-dot mail-dot-${label}`} aria-hidden="true" />
              <span className="mail-folder-name">{t(`email.label.${label}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
