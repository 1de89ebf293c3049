import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useEmptyEmailTrashMutation,
  useRemoveEmailsMutation,
  useRestoreEmailsMutation,
  useToggleEmailLabelMutation,
  useUpdateEmailsMutation,
  type EmailChanges,
  type EmailFolder,
  type EmailLabel,
} from '../../../generated/apps/internal-mail';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

interface Placed {
  id: string;
  folder: EmailFolder;
}

export interface MailActions {
  update: (ids: string[], changes: EmailChanges) => Promise<boolean>;
  toggle: (ids: string[], label: EmailLabel) => Promise<boolean>;
  move: (mails: Placed[], folder: EmailFolder) => Promise<boolean>;
  restore: (ids: string[]) => Promise<boolean>;
  /** To the trash; what lies there already, for good once that is confirmed. */
  throwAway: (mails: Placed[]) => void;
  empty: () => void;
  /** The question that is open, if any. */
  question: ReactNode;
}

/**
 * What is done with mails. `onDone` is told each time, with the first of the mails and whether they went elsewhere: the
 * list is then read again with its filter, and that mail too.
 */
export function useMailActions(onDone: (first: string | null, wentAway: boolean) => void): MailActions {
  const { t } = useTranslation();
  const [update] = useUpdateEmailsMutation();
  const [toggle] = useToggleEmailLabelMutation();
  const [restore] = useRestoreEmailsMutation();
  const [remove] = useRemoveEmailsMutation();
  const [empty] = useEmptyEmailTrashMutation();
  const [asking, setAsking] = useState<string[] | 'all' | null>(null);

  const done = async (ids: string[], wentAway: boolean, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      onDone(ids[0] ?? null, wentAway);
      return true;
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
      return false;
    }
  };
  const move: MailActions['move'] = async (mails, folder) => {
    const ids = mails.map(({ id }) => id);
    const isDone = await done(ids, true, () => update({ variables: { ids, changes: { folder } } }));
    if (!isDone) return false;
    const undo = () =>
      void done(ids, false, async () => {
        if (folder === 'trash') await restore({ variables: { ids } });
        else
          for (const from of new Set(mails.map((mail) => mail.folder))) {
            await update({
              variables: {
                ids: mails.filter((mail) => mail.folder === from).map(({ id }) => id),
                changes: { folder: from },
              },
            });
          }
      });
    toast.success(t(`email.moved.${folder}`), { action: { label: t('email.undo'), run: undo } });
    return true;
  };
  const removeForGood = async (which: string[] | 'all') => {
    setAsking(null);
    let count = 0;
    const isDone = await done(which === 'all' ? [] : which, true, async () => {
      if (which !== 'all') count = (await remove({ variables: { ids: which } })).data?.count ?? 0;
      else for (let more = -1; more !== 0; count += more) more = (await empty()).data?.count ?? 0;
    });
    if (isDone) toast.success(t('email.removed', { n: count }));
  };
  return {
    move,
    update: (ids, changes) => done(ids, false, () => update({ variables: { ids, changes } })),
    toggle: (ids, label) => done(ids, false, () => toggle({ variables: { ids, label } })),
    restore: async (ids) => {
      const isDone = await done(ids, true, () => restore({ variables: { ids } }));
      if (isDone) toast.success(t('email.restored'));
      return isDone;
    },
    throwAway: (mails) => {
      if (mails.length > 0 && mails.every(({ folder }) => folder === 'trash')) setAsking(mails.map(({ id }) => id));
      else if (mails.length > 0) void move(mails, 'trash');
    },
    empty: () => setAsking('all'),
    question: (
      <Modal
        open={asking !== null}
        title={t(asking === 'all' ? 'email.emptyAsk' : 'email.removeAsk')}
        okText={t('email.removeForGood')}
        okButtonProps={{ danger: true }}
        cancelText={t('form.cancel')}
        onOk={() => asking && void removeForGood(asking)}
        onCancel={() => setAsking(null)}
        width={420}
      >
        {t('email.removeText')}
      </Modal>
    ),
  };
}
