import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventApi,
  type EventInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import '@fullcalendar/react/skeleton.css';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { use, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { perLanguage } from '../../../i18n/languages';
import type { Opened } from './layers';
import type { Move, Placed } from './use-move';

export type ViewName = 'month' | 'week' | 'list';
export interface SheetApi {
  prev: () => void;
  next: () => void;
  today: () => void;
}

const viewTypes: Record<ViewName, string> = { month: 'dayGridMonth', week: 'timeGridWeek', list: 'listMonth' };
const plugins = [dayGrid, timeGrid, list, interaction, classic];
/** What is opened over the page stands outside of it: `muster` brings the tokens of the theme. */
const outsideOfPage = 'muster calendar-colours';
const wordsIn = perLanguage(async ({ calendar, locale }) => ({ ...(await calendar()).default, code: locale }));

interface Props {
  ref: Ref<SheetApi>;
  view: ViewName;
  events: EventInput[];
  week?: { firstDay: number; weekendDays: number[] };
  /** A day of the range first shown. */
  startOn: string;
  onRange: (range: { from: string; to: string; title: string; on: string }) => void;
  onOpen: (entry: Opened) => void;
  onDay: (day: string) => void;
  /** An event was dragged or stretched; the sheet shows it there already, and nothing else until this is done. */
  onMove: (move: Move) => Promise<void>;
}

const placed = ({ title, allDay, startStr, endStr }: EventApi): Placed => ({ title, allDay, startStr, endStr });
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The sheet of days itself: month, week, or the list, which says the same in reading order. */
export default function Sheet({ ref, view, events, week, startOn, onRange, onOpen, onDay, onMove }: Props) {
  const { i18n, t } = useTranslation();
  const { session } = useSession();
  const calendar = useRef<CalendarRef>(null);
  const locale = use(wordsIn(i18n.language));
  const direction = i18n.dir();
  const timeZone = session?.company?.timeZone;
  const [first] = useState(startOn);

  useEffect(() => {
    const api = calendar.current?.getApi();
    if (api && api.view.type !== viewTypes[view]) queueMicrotask(() => api.changeView(viewTypes[view]));
  }, [view]);
  useImperativeHandle(ref, () => ({
    prev: () => calendar.current?.getApi().prev(),
    next: () => calendar.current?.getApi().next(),
    today: () => calendar.current?.getApi().today(),
  }));
  const told = { onRange, onOpen, onDay, onMove };
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  /**
   * What is shown while one is dragged: the calendar takes a drop for one on another calendar if any of its settings
   * changes meanwhile, and does not tell it.
   */
  const [held, setHeld] = useState<{ events: EventInput[]; times: number } | null>(null);
  const shown = held?.events ?? events;

  const settings = useMemo((): CalendarOptions => {
    const moved = ({ event, oldEvent, revert }: { event: EventApi; oldEvent: EventApi; revert: () => void }) => {
      const { recordId: id, eventVersion: version, occurrenceDay } = event.extendedProps as Opened;
      if (!version) return;
      hold();
      void latest.current
        .onMove({
          id,
          version,
          occurrenceDay: occurrenceDay ?? null,
          before: placed(oldEvent),
          after: placed(event),
          revert,
        })
        .finally(letGo);
    };
    const hold = () => setHeld((now) => ({ events: shown, times: (now?.times ?? 0) + 1 }));
    // The drop is told after the end of the drag, and is to find it held.
    const stop = () => queueMicrotask(letGo);
    const letGo = () => setHeld((now) => (now && now.times > 1 ? { ...now, times: now.times - 1 } : null));
    return {
      locale,
      direction,
      timeZone,
      firstDay: week?.firstDay,
      businessHours: {
        daysOfWeek: [0, 1, 2, 3, 4, 5, 6].filter((day) => !week?.weekendDays.includes(day)),
        startTime: '00:00',
        endTime: '24:00',
      },
      noEventsContent: t('calendar.nothing'),
      events: shown,
      datesSet: ({ startStr, endStr, view: { title, calendar: api } }) =>
        latest.current.onRange({
          from: startStr.slice(0, 10),
          to: dayBefore(endStr.slice(0, 10)),
          title,
          on: api.formatIso(api.getDate(), true).slice(0, 10),
        }),
      eventClick: ({ event, jsEvent }) => {
        jsEvent.preventDefault();
        latest.current.onOpen(event.extendedProps as Opened);
      },
      eventDragStart: hold,
      eventDragStop: stop,
      eventResizeStart: hold,
      eventResizeStop: stop,
      eventDrop: moved,
      eventResize: moved,
      dateClick: ({ dateStr }) => latest.current.onDay(dateStr.slice(0, 10)),
    };
  }, [locale, direction, timeZone, week, t, shown]);

  return (
    <div className={`calendar-sheet calendar-colours calendar-${view}`}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={viewTypes[view]}
        initialDate={first}
        headerToolbar={false}
        height="auto"
        dayMaxEvents={4}
        dayRowClass="calendar-row"
        popoverClass={outsideOfPage}
        nowIndicator
        eventInteractive
        {...settings}
      />
    </div>
  );
}
