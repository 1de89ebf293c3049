import { Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

/** Asks before typed values are left behind: by a link, by Back, by closing the drawer or the tab. */
export function useUnsavedGuard(hasChanges: () => boolean) {
  const { t } = useTranslation();
  const released = useRef(false);
  const changed = useRef(hasChanges);
  useEffect(() => {
    changed.current = hasChanges;
  });
  const blocker = useBlocker(() => !released.current && changed.current());

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!released.current && changed.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);

  return {
    release: () => {
      released.current = true;
    },
    question: (
      <Modal
        open={blocker.state === 'blocked'}
        title={t('form.unsavedTitle')}
        okText={t('form.discard')}
        okButtonProps={{ danger: true }}
        cancelText={t('form.keepEditing')}
        onOk={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
        width={420}
      >
        {t('form.unsavedText')}
      </Modal>
    ),
  };
}
