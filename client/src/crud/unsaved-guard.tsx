import { Modal } from 'antd';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

/** Does something that takes the form away, unless it holds typed values and somebody wants to keep them. */
export type Leave = (then: () => void) => void;

/** Where a drawer that is closed without a change of address learns how its form is left. */
export const FormInDrawer = createContext<((leave: Leave | null) => void) | null>(null);

/** Asks before typed values are left behind: by a link, by Back, by closing the drawer or the tab. */
export function useUnsavedGuard(hasChanges: () => boolean) {
  const { t } = useTranslation();
  const released = useRef(false);
  const changed = useRef(hasChanges);
  const tellDrawer = useContext(FormInDrawer);
  const [after, setAfter] = useState<{ run: () => void } | null>(null);
  useEffect(() => {
    changed.current = hasChanges;
  });
  const blocker = useBlocker(() => !released.current && changed.current());
  const leave: Leave = (then) => (tellDrawer && !released.current && changed.current() ? setAfter({ run: then }) : then());

  useEffect(() => {
    tellDrawer?.(leave);
    return () => tellDrawer?.(null);
  });

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!released.current && changed.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);

  const keep = () => {
    setAfter(null);
    blocker.reset?.();
  };
  const discard = () => {
    blocker.proceed?.();
    if (!after) return;
    // Closing the drawer may change the address, which is not asked about again.
    released.current = true;
    setAfter(null);
    after.run();
  };
  return {
    release: () => {
      released.current = true;
    },
    leave,
    question: (
      <Modal
        open={blocker.state === 'blocked' || after !== null}
        title={t('form.unsavedTitle')}
        okText={t('form.discard')}
        okButtonProps={{ danger: true }}
        cancelText={t('form.keepEditing')}
        onOk={discard}
        onCancel={keep}
        width={420}
      >
        {t('form.unsavedText')}
      </Modal>
    ),
  };
}
