import { useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import {
  useChangeEventOccurrenceMutation,
  useMoveEventMutation,
  type EventChanges,
  type OccurrenceScope,
} from '../../../generated/apps/calendar';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

/**
 * An event as the sheet of days has it: days and times as texts, the end of whole days being the day after the last.
 */
export interface Placed {
  title: string;
  allDay: boolean;
  startStr: string;
  endStr: string;
}
export interface Move {
  id: string;
  version: number;
  /** Of an event that repeats, the day this time of it is known by. */
  occurrenceDay: string | null;
  before: Placed;
  after: Placed;
  revert: () => void;
}

const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();

/** What is written without an offset is meant in the company's zone. */
const instantOf = (text: string, zone: string): Temporal.Instant =>
  /(Z|[+-]\d\d:?\d\d)$/.test(text)
    ? Temporal.Instant.from(text)
    : Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant();

/** The times of a place on the sheet as the server keeps them. */
export function timesOf({ allDay, startStr, endStr }: Placed, zone: string): EventChanges {
  if (allDay) {
    const startDate = startStr.slice(0, 10);
    const endDate = endStr ? dayBefore(endStr.slice(0, 10)) : startDate;
    return {
      isAllDay: true,
      startDate,
      endDate: endDate < startDate ? startDate : endDate,
      startAt: null,
      endAt: null,
    };
  }
  const start = instantOf(startStr, zone);
  const end = endStr ? instantOf(endStr, zone) : start.add({ hours: 1 });
  return { isAllDay: false, startAt: start.toString(), endAt: end.toString(), startDate: null, endDate: null };
}

/** A question that is open, and what happens once it is answered; null for thinking again. */
type Asking = (scope: OccurrenceScope | null) => void;

/**
 * Keeps what was dragged on the sheet, which shows it at once; put back where the server refuses, or the user thinks
 * again.
 * Done once what it led to is fetched. Of an event that repeats, `answer` is there while it is asked how much of it is
 * meant.
 */
export function useMove(fetchAgain: () => Promise<unknown>): {
  move: (move: Move) => Promise<void>;
  answer: Asking | null;
} {
  const { t } = useTranslation();
  const { session } = useSession();
  const [save] = useMoveEventMutation();
  const [saveOccurrence] = useChangeEventOccurrenceMutation();
  const [answer, setAnswer] = useState<{ given: Asking } | null>(null);
  const zone = session?.company?.timeZone ?? 'UTC';
  const refused = (error: unknown) => toast.error(serverErrorFrom(error).message);

  // A failure is shown by the sheet, which asked for the same.
  const afterIt = () => fetchAgain().catch(() => undefined);

  const asked = () => new Promise<OccurrenceScope | null>((given) => setAnswer({ given }));

  const moveOccurrence = async ({ id, version, after, revert }: Move, day: string) => {
    const scope = await asked();
    setAnswer(null);
    if (!scope) return revert();
    try {
      await saveOccurrence({ variables: { id, version, day, scope, input: timesOf(after, zone) } });
      toast.success(t('calendar.moved', { title: after.title }));
    } catch (error) {
      revert();
      refused(error);
    }
    await afterIt();
  };

  const move = async (made: Move) => {
    const { id, version, occurrenceDay, before, after, revert } = made;
    if (occurrenceDay) return moveOccurrence(made, occurrenceDay);
    try {
      const { data } = await save({ variables: { id, version, input: timesOf(after, zone) } });
      const undo = async () => {
        try {
          await save({ variables: { id, version: data!.record.version, input: timesOf(before, zone) } });
          toast.success(t('calendar.movedBack'));
        } catch (error) {
          refused(error);
        }
        await afterIt();
      };
      toast.success(t('calendar.moved', { title: after.title }), {
        action: { label: t('list.undo'), run: () => void undo() },
      });
    } catch (error) {
      revert();
      refused(error);
    }
    await afterIt();
  };
  return { move, answer: answer?.given ?? null };
}
