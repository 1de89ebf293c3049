import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { IconButton } from '../../ui/icon-button';

const NotificationsBell = lazy(() => import('../notifications/notifications-bell'));
const CommandPalette = lazy(() => import('../palette/command-palette'));

/** Search over everything and the bell; what they open is fetched when it is needed. */
export function TopBarTools() {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [searching, setSearching] = useState(false);
  const close = useCallback(() => setSearching(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setSearching(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // Who has left finds all there is for them in the menu.
  if (!ability.can('read', 'acl-page')) return null;
  return (
    <>
      <IconButton
        label={t('palette.open')}
        icon={<SearchOutlined />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setSearching(true)}
      />
      <Suspense fallback={<span className="bell-place" />}>
        <NotificationsBell />
      </Suspense>
      {searching && (
        <Suspense>
          <CommandPalette close={close} />
        </Suspense>
      )}
    </>
  );
}
