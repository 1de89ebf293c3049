import { useSyncExternalStore } from 'react';
import { useSignedIn } from '../../../access/session';
import { useSendChatMessageMutation, type ChatMessageShownFragment as Message } from '../../../generated/apps/chat';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { changeUnfinished, newKey, onUnfinished, unfinishedOf, type Unfinished, type Unsent } from './unsent';

/** What is being written to somebody, and what is on its way or could not be sent. */
export function useSending(personId: string, onSent: (message: Message) => void) {
  const { user, company } = useSignedIn();
  const owner = `${user.id}.${company?.id}`;
  const [send] = useSendChatMessageMutation();
  const { draft, unsent } = useSyncExternalStore(onUnfinished, () => unfinishedOf(owner, personId));
  const change = (next: (now: Unfinished) => Unfinished) => changeUnfinished(owner, personId, next);
  const changeOne = (key: string, next: (each: Unsent) => Unsent[]) =>
    change((now) => ({ ...now, unsent: now.unsent.flatMap((each) => (each.key === key ? next(each) : [each])) }));

  const dispatch = async ({ key, text }: Unsent) => {
    try {
      const { data } = await send({ variables: { to: personId, text, key } });
      if (data) onSent(data.message);
      changeOne(key, () => []);
    } catch (thrown) {
      const problem = serverErrorFrom(thrown).message;
      changeOne(key, (each) => [{ ...each, problem }]);
    }
  };

  return {
    draft,
    unsent,
    setDraft: (text: string) => change((now) => ({ ...now, draft: text })),
    sendDraft: () => {
      const text = draft.trim();
      if (!text) return;
      const made: Unsent = { key: newKey(), text, at: new Date().toISOString() };
      change((now) => ({ draft: '', unsent: [...now.unsent, made] }));
      void dispatch(made);
    },
    retry: ({ key, text, at }: Unsent) => {
      changeOne(key, () => [{ key, text, at }]);
      void dispatch({ key, text, at });
    },
    discard: (key: string) => changeOne(key, () => []),
  };
}
