import { useEffect, useRef, useState } from 'react';
import { useSaveEmailDraftMutation, type EmailPersonFragment } from '../../../generated/apps/internal-mail';
import { serverErrorFrom } from '../../../ui/words/server-error';

export interface DraftValues {
  to: EmailPersonFragment[];
  cc: EmailPersonFragment[];
  bcc: EmailPersonFragment[];
  subject: string;
  body: string;
  attachmentIds: string[];
}

/** What writing begins with: nothing, an answer to a mail, or a draft kept before. */
export interface Begun {
  id: string | null;
  version: number | null;
  answersId: string | null;
  values: DraftValues;
}

const pauseMs = 1_000;
const idsOf = (people: EmailPersonFragment[]) => people.map(({ id }) => id);

/** A draft that is kept on the server shortly after each change, and when one leaves it. */
export function useDraft(begun: Begun) {
  const [mutate] = useSaveEmailDraftMutation();
  const [values, setValues] = useState(begun.values);
  const [state, setState] = useState<'resting' | 'saving' | 'failed'>('resting');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const latest = useRef(begun.values);
  const kept = useRef({ id: begun.id, version: begun.version });
  const isDirty = useRef(false);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = async (): Promise<boolean> => {
    const { to, cc, bcc, subject, body, attachmentIds } = latest.current;
    isDirty.current = false;
    setState('saving');
    try {
      const input = {
        toIds: idsOf(to),
        ccIds: idsOf(cc),
        bccIds: idsOf(bcc),
        subject,
        body,
        attachmentIds,
        answersId: begun.answersId,
      };
      const { data } = await mutate({ variables: { ...kept.current, input } });
      if (data) kept.current = { id: data.draft.id, version: data.draft.draftVersion };
      setSavedAt(data?.draft.time ?? null);
      setProblems({});
      setState('resting');
      return true;
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      isDirty.current = true;
      setProblems(byField);
      setFailure(message);
      setState('failed');
      return false;
    }
  };
  /** Keeps what was changed, if anything was; answers whether all of it is kept. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    if (!isDirty.current) return true;
    running.current = write();
    try {
      return await running.current;
    } finally {
      running.current = null;
    }
  };
  const flush = useRef(save);
  useEffect(() => {
    flush.current = save;
  });
  useEffect(() => () => void flush.current(), []);

  return {
    values,
    state,
    savedAt,
    problems,
    failure,
    save,
    change(part: Partial<DraftValues>) {
      latest.current = { ...latest.current, ...part };
      setValues(latest.current);
      isDirty.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush.current(), pauseMs);
    },
    /** Keeps it even if nothing was changed, such as an answer that is sent as it began. */
    async keep(): Promise<string | null> {
      if (!kept.current.id) isDirty.current = true;
      return (await save()) ? kept.current.id : null;
    },
    /** Lets go of what was not kept yet; answers what was. */
    async drop(): Promise<string | null> {
      clearTimeout(timer.current);
      while (running.current) await running.current;
      isDirty.current = false;
      return kept.current.id;
    },
    hasUnsaved: () => isDirty.current || running.current !== null,
    refuse: (field: string, text: string) => setProblems({ [field]: text }),
  };
}
