import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';

/** Whether days of leave count as service, with the first day that holds; null where it always did. */
export interface ServiceVersion {
  countsAsService: boolean;
  serviceFrom: PlainDate | null;
}

/** What holds now or from a day to come, and what did before, oldest first. */
export interface DatedService extends ServiceVersion {
  serviceEarlier: readonly ServiceVersion[];
}

/** What holds on each day when it is changed from a day on: what held from that day or later is superseded. */
export function serviceChangedFrom(
  { serviceEarlier, countsAsService, serviceFrom }: DatedService,
  after: boolean,
  day: PlainDate,
): Omit<DatedService, 'countsAsService'> {
  const held = [...serviceEarlier, { countsAsService, serviceFrom }].filter(
    ({ serviceFrom: from }) => from === null || from < day,
  );
  const last = held.at(-1);
  // What was changed and is changed back from the same day on has never been otherwise.
  return last?.countsAsService === after
    ? { serviceFrom: last.serviceFrom, serviceEarlier: held.slice(0, -1) }
    : { serviceFrom: day, serviceEarlier: held };
}

/** Days from one to another, both included; null where there is no first or last. */
export interface Stretch {
  from: PlainDate | null;
  to: PlainDate | null;
}

/** The stretches of time in which days of leave are no service. */
export function noServiceIn({ serviceEarlier, countsAsService, serviceFrom }: DatedService): Stretch[] {
  const versions: ServiceVersion[] = [...serviceEarlier, { countsAsService, serviceFrom }];
  return versions.flatMap((version, at): Stretch[] => {
    const next = versions[at + 1]?.serviceFrom ?? null;
    return version.countsAsService ? [] : [{ from: version.serviceFrom, to: next && addDays(next, -1) }];
  });
}
