import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Folders and labels where there is no room for them beside the list. */
export default function FolderDrawer({ close, children }: { close: () => void; children: ReactNode }) {
  const { t, i18n } = useTranslation();
  return (
    <Drawer
      open
      size={260}
      placement={i18n.dir() === 'rtl' ? 'right' : 'left'}
      title={t('email.folders')}
      onClose={close}
      className="mail-drawer"
    >
      {children}
    </Drawer>
  );
}
