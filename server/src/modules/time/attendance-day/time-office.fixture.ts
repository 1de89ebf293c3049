import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from './attendance-day.job';

/** A company in Dubai with an administrator, and what tests of its times do over and over. */
export interface TimeOffice {
  test: TestApp;
  company: string;
  admin: Person;
  ask(query: string, variables?: object, who?: Person): Promise<Record<string, any>>;
  /** Makes a row as the administrator would. */
  made(area: string, input: object): Promise<string>;
  /** Puts a row there as it stands. */
  add(area: string, values: object): Promise<string>;
  hire(more?: object): Promise<string>;
  /** A shift of fixed times, `08:00-12:00 13:00-17:00`. */
  shift(times: string, more?: object): Promise<string>;
  take(employeeId: string, date: string, timeIn: string, timeOut?: string | null): Promise<string>;
  /** Everything that waits, as the job of every minute does it, and what the last weeks missed. */
  calculateDays(): Promise<void>;
}

export async function timeOffice(
  clock: () => Date,
  values: Record<string, unknown> = { time_zone: 'Asia/Dubai' },
): Promise<TimeOffice> {
  const test = await createTestApp({ clock });
  const company = await test.company(values);
  const admin = await test.as({ type: 'admin', company });
  const ask: TimeOffice['ask'] = async (query, variables = {}, who = admin) => {
    const { data, errors } = await who.graphql(query, variables);
    if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
    return data;
  };
  const made: TimeOffice['made'] = async (area, input) =>
    (await ask(`mutation($input: ${area}Input!) { made: create${area}(input: $input) { id } }`, { input }))['made'].id;
  return {
    test,
    company,
    admin,
    ask,
    made,
    add: (area, row) => insertRow(test, area, company, { ...row }),
    hire: (more = {}) =>
      made('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2024-01-01', ...more }),
    shift: (times, more = {}) =>
      made('Shift', {
        title: newId(),
        kind: 'times',
        periods: times.split(' ').map((period) => ({ start: period.slice(0, 5), end: period.slice(6) })),
        ...more,
      }),
    take: (employeeId, date, timeIn, timeOut = null) => made('Attendance', { employeeId, date, timeIn, timeOut }),
    calculateDays: () =>
      attendanceJobs(test.app.services)['calculate_missed_attendance']!({ companyId: '', userId: '', recordId: '' }),
  };
}
