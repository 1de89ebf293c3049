import { type PlainDate } from '../../../../kernel/dates/plain-date';
import { plannedPeriods } from '../shift';
import { type RosteredShift, type RosterFacts, type RosterLimits } from './roster-clashes';

const dubai = 'Asia/Dubai';

export const shift = (date: PlainDate, start: string, end: string, zone = dubai, breakMinutes = 0): RosteredShift => {
  const [period] = plannedPeriods(
    { kind: 'times', totalHours: null, periods: [{ start, end, graceIn: 0, graceOut: 0 }] },
    date,
    zone,
  );
  return { id: `${date} ${start}`, date, start: period!.start, end: period!.end, breakMinutes };
};

export const nobody: RosterFacts = { person: 'Lina Saleh', leave: [], licences: [], skills: [] };

export const licence = (
  validTo: PlainDate | null,
  profession: string | null = 'Registered nurse',
  validFrom = '2024-01-01',
): RosterFacts => ({ ...nobody, licences: [{ profession, number: 'DHA-1', validFrom, validTo }] });

export const limits: RosterLimits = { restMinutes: 660, weekMinutes: 2880, weekStart: 1 };
