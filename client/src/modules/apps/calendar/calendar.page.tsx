import { LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import { useCalendarEntriesQuery, useCalendarWeekQuery } from '../../../generated/apps/calendar';
import { Failure } from '../../../ui/failure';
import { IconButton } from '../../../ui/icon-button';
import { PageHeader } from '../../../ui/page-header';
import { useAddress } from '../../../ui/words/use-address';
import { useNarrow } from '../../../ui/words/use-narrow';
import { FeedButton } from './feed-button';
import { CalendarChoice } from './calendar-choice';
import {
  calendars,
  calendarsInAddress,
  calendarsWith,
  chosenCalendars,
  hiddenInAddress,
  hiddenLayers,
  layers,
  shownEvents,
  type CalendarName,
  type Layer,
  type Opened,
} from './layers';
import type { SheetApi, ViewName } from './sheet';
import { ScopeQuestion } from './scope-question';
import { useMove } from './use-move';
import './calendar.css';

const EventDrawer = lazy(() => import('./event-drawer'));
const Sheet = lazy(() => import('./sheet'));

const subjectsOf: Record<Layer, string[]> = {
  events: ['Event'],
  leave: ['EmployeeLeave'],
  holidays: ['Holiday'],
  birthdays: ['Employee'],
  documents: ['Document', 'EmployeeDocument'],
};
const views: ViewName[] = ['month', 'week', 'list'];
const isView = (name: string | null): name is ViewName => views.includes(name as ViewName);

/** Events, leave, holidays, birthdays and documents that expire side by side, as far as the reader may see each. */
export function Component() {
  const { t } = useTranslation();
  const { ability } = useSession();
  const navigate = useNavigate();
  const today = useToday();
  const isPhone = useNarrow(600);
  const { address, change } = useAddress();
  const sheet = useRef<SheetApi>(null);
  const [range, setRange] = useState<{ from: string; to: string; title: string } | null>(null);

  const offered = layers.filter((layer) => subjectsOf[layer].some((subject) => ability.can('read', subject)));
  const hidden = hiddenLayers(address.get('hide'));
  const shown = offered.filter((layer) => layer === 'events' || !hidden.includes(layer));
  const chosen = chosenCalendars(address.get('calendars'));
  // Events are fetched for all five calendars, so that switching one asks nobody; with none left none are.
  const fetched = chosen.length > 0 ? shown : shown.filter((layer) => layer !== 'events');
  const asked = address.get('view');
  const view = isView(asked) ? asked : isPhone ? 'list' : 'month';
  const { data: week } = useCalendarWeekQuery();
  const { data, previousData, error, loading, refetch } = useCalendarEntriesQuery({
    variables: { from: range?.from ?? today, to: range?.to ?? today, layers: fetched, calendars: [...calendars] },
    skip: !range,
    fetchPolicy: 'cache-and-network',
    // What is asked after a change is never answered by a question still under way from before it.
    context: { queryDeduplication: false },
  });
  useLive(
    offered.flatMap((layer) => subjectsOf[layer]),
    () => void refetch(),
  );
  const entries = (data ?? previousData)?.entries;
  const chosenText = chosen.join(',');
  const events = useMemo(
    () =>
      shownEvents(
        (entries ?? []).filter(({ calendar, layer }) =>
          calendar ? chosenText.split(',').includes(calendar) : layer !== 'events',
        ),
        t,
      ),
    [entries, chosenText, t],
  );
  const { move, answer } = useMove(() => refetch());

  const open = ({ layer, recordId, detail, occurrenceDay }: Opened) => {
    if (layer === 'events') change({ event: recordId, time: occurrenceDay ?? null });
    else if (layer === 'leave') void navigate(`/employee-leaves/${recordId}`);
    else if (layer === 'birthdays') void navigate(`/employees/${recordId}`);
    else if (layer === 'documents')
      void navigate(`/${detail === 'company' ? 'documents' : 'employee-documents'}?open=${recordId}`);
    else void navigate(`/holidays?open=${recordId}`);
  };
  const mayCreate = ability.can('create', 'Event');
  const create = (day: string) => mayCreate && change({ event: 'new', day });
  const toggle = (layer: Layer, isOn: boolean) =>
    change((now) => ({ hide: hiddenInAddress(now.get('hide'), layer, isOn) }), true);
  const choose = (calendar: CalendarName, isOn: boolean) =>
    change((now) => ({ calendars: calendarsWith(now.get('calendars'), calendar, isOn) }), true);
  const chooseAll = (isOn: boolean) => change({ calendars: calendarsInAddress(isOn ? calendars : []) }, true);
  const eventId = address.get('event');

  return (
    <>
      <PageHeader title={t('calendar.title')} detail={t('calendar.why')}>
        <FeedButton />
        {mayCreate && (
          <Button
            type="primary"
            icon={<PlusOutlined />}
            onClick={() => create(range && (today < range.from || today > range.to) ? range.from : today)}
          >
            {t('area.Event.add')}
          </Button>
        )}
      </PageHeader>
      <section className="panel calendar-panel" aria-label={t('calendar.title')} aria-busy={loading}>
        <div className="calendar-bar">
          <div className="button-row">
            <IconButton
              label={t('calendar.back')}
              icon={<LeftOutlined className="mirrored" />}
              onClick={() => sheet.current?.prev()}
            />
            <Button onClick={() => sheet.current?.today()}>{t('calendar.today')}</Button>
            <IconButton
              label={t('calendar.forward')}
              icon={<RightOutlined className="mirrored" />}
              onClick={() => sheet.current?.next()}
            />
          </div>
          <h2 aria-live="polite">{range?.title}</h2>
          <Segmented<ViewName>
            aria-label={t('calendar.view')}
            value={view}
            onChange={(next) => change({ view: next }, true)}
            options={views.map((value) => ({ value, label: t(`calendar.views.${value}`) }))}
          />
        </div>
        <CalendarChoice
          chosen={chosen}
          choose={choose}
          chooseAll={chooseAll}
          layers={offered}
          shown={shown}
          toggle={toggle}
        />
        {error && !entries ? (
          <Failure error={error} retry={() => void refetch()} />
        ) : (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
            <Sheet
              ref={sheet}
              view={view}
              events={events}
              week={week?.week}
              startOn={address.get('on') ?? today}
              onRange={(next) => {
                setRange(next);
                if (next.on !== (address.get('on') ?? today)) change({ on: next.on }, true);
              }}
              onOpen={open}
              onDay={create}
              onMove={move}
            />
          </Suspense>
        )}
      </section>
      {answer && <ScopeQuestion about="change" choose={answer} close={() => answer(null)} />}
      {eventId && (
        <Suspense>
          <EventDrawer
            key={`${eventId} ${address.get('time')}`}
            id={eventId === 'new' ? null : eventId}
            day={address.get('day') ?? today}
            occurrence={address.get('time')}
            close={() => change({ event: null, day: null, time: null }, true)}
            onChanged={() => void refetch()}
            onSaved={(calendar) => {
              change(
                (now) => ({
                  event: null,
                  day: null,
                  time: null,
                  calendars: calendarsWith(now.get('calendars'), calendar, true),
                }),
                true,
              );
              void refetch();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
