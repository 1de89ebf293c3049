import type { Answer, Person } from '../../../test/test-app';
import type { Grant } from '../../platform/access/ability';
import { areaNamed } from '../../platform/records/area';

const figure = '{ count subject conditions { field operator values } }';
const expiry = `{ expired ${figure} week ${figure} month ${figure} quarter ${figure} }`;

/** Every query of the home page with all it answers. */
export const homeQueries = {
  homePeople: `{ headcount ${figure} joinersNext ${figure} leaversNext ${figure} departmentCount departments { id name people ${figure} }
    months { month headcount ${figure} joiners ${figure} leavers ${figure} } }`,
  homeAbsence: `{ date isWorkday holiday groups { reason figure ${figure} people { id name until } } }`,
  homeApprovals:
    '{ count groups { subject count } items { subject id since who what leaveType fromDate toDate amount currency } }',
  homeToFulfil: `{ figure ${figure} items { id who what dueOn dueStanding } }`,
  homePayroll: `{ period currency run { id state employeeCount errorCount net } runs ${figure} months { month gross net runs ${figure} } year { from gross net runs ${figure} } }`,
  homePapers: `{ ofEmployees ${expiry} ofCompany ${expiry} credits { overdue ${figure} soon ${figure} short ${figure} } }`,
  homeDates: '{ occasion date employeeId name years }',
  homeMine: `{ employeeId leave { title balance waiting available taken ahead } nextLeave { id fromDate toDate } leaveWaiting ${figure} payslip { id period net difference currency }
    requestsWaiting ${figure} requestsReturned ${figure} requestsFulfilled ${figure} documents ${expiry} away { id name until } }`,
  homePlatform: `{ companies ${figure} newest { id name createdAt } users ${figure} employees failedMails { id name mails ${figure} } failedJobs { task company count lastAt } }`,
  homeSetUp: '{ maySkip steps { step isDone isSkipped } }',
};
export type HomeQuery = keyof typeof homeQueries;

export const ask = (who: Person, query: HomeQuery): Promise<Answer> =>
  who.graphql(`{ ${query} ${homeQueries[query]} }`);

export async function home(who: Person, query: HomeQuery): Promise<any> {
  const { data, errors } = await ask(who, query);
  if (errors) throw new Error(JSON.stringify(errors));
  return data[query];
}

interface Shown {
  count: number;
  subject: string;
  conditions: { field: string; operator: string; values: string[] }[];
}

/** All numbers anywhere in an answer, by where they stand. */
export function figuresIn(answer: unknown, place = ''): [place: string, figure: Shown][] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('conditions' in answer) return [[place, answer as Shown]];
  return Object.entries(answer).flatMap(([key, value]) => figuresIn(value, `${place}.${key}`));
}

/** How many rows the list behind a number has for the same reader, asked as a list is asked. */
export async function listTotal(who: Person, { subject, conditions }: Shown): Promise<number> {
  if (subject === 'AttendanceDay') {
    const value = (name: string) => conditions.find(({ field }) => field === name)!.values[0];
    const { data, errors } = await who.graphql(
      `{ attendanceSheet(from: "${value('date')}", to: "${value('date')}", standing: ${value('standing')}) { total } }`,
    );
    return data?.attendanceSheet.total ?? errors;
  }
  const filter: Record<string, Record<string, unknown>> = {};
  for (const { field, operator, values } of conditions) {
    (filter[field] ??= {})[operator] =
      operator === 'in' ? values : operator === 'isEmpty' ? values[0] === 'true' : values[0];
  }
  const { many } = areaNamed(subject);
  const { data, errors } = await who.graphql(
    `query($filter: ${subject}Filter) { ${many}(filter: $filter, limit: 1) { total } }`,
    { filter },
  );
  return data?.[many].total ?? errors;
}

export const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));

export const counts = (figures: Record<string, { count: number }>) =>
  Object.fromEntries(Object.entries(figures).map(([key, { count }]) => [key, count]));
