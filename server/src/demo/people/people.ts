import { addDays, addMonths, type PlainDate } from '../../kernel/dates/plain-date';
import type { DemoAccount, DemoCompany } from '../companies';
import { families, men, nationalities, sequence, women } from './names';

export interface DemoPerson {
  code: string;
  firstName: string;
  lastName: string;
  gender: string;
  nationality: string;
  birthDate: string;
  hireDate: string;
  maritalStatus: string;
  workEmail: string;
  mobilePhone: string;
  exitDate: string | null;
  department: string;
  title: string;
  isHead: boolean;
  salary: number;
  raisedFrom: string | null;
}

const day = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** Months before the present one in which people joined and left, by number; one joins and one leaves next month. */
const joined: Record<number, number> = { 6: 11, 13: 9, 15: 8, 19: 6, 22: 5, 24: 4, 28: 3, 31: 2, 37: 1, 43: 0, 45: -1 };
const left: Record<number, number> = { 14: 10, 26: 7, 29: 4, 39: -1 };

/**
 * The invented people of a company, the same each time for the same day: some joined or left in the middle of a month,
 * some had a raise in the middle of one, so that every case of payroll and a year of comings and goings are there to be
 * seen.
 */
export function demoPeople(company: DemoCompany, today: PlainDate): DemoPerson[] {
  const year = Number(today.slice(0, 4));
  const inMonth = <Else>(back: number | undefined, date: number, otherwise: Else) =>
    back === undefined ? otherwise : addDays(`${addMonths(today, -back).slice(0, 7)}-01`, date - 1);
  const next = sequence(company.prefix.length * 7919);
  const people: DemoPerson[] = [];
  for (const department of company.departments) {
    let isHead = true;
    for (const { title, people: count, salary } of department.jobs) {
      for (let nth = 0; nth < count; nth += 1) {
        const number = people.length + 1;
        const isWoman = next(2) === 0;
        const firstName = (isWoman ? women : men)[next(16)]!;
        const lastName = families[next(families.length)]!;
        const hired = year - 1 - next(8);
        people.push({
          code: `${company.prefix}-${String(number).padStart(4, '0')}`,
          firstName,
          lastName,
          gender: isWoman ? 'female' : 'male',
          nationality: nationalities[next(nationalities.length)]!,
          birthDate: day(hired - 22 - next(25), 1 + next(12), 1 + next(28)),
          hireDate:
            number % 17 === 0
              ? day(year, 9, 14)
              : inMonth(joined[number], 1 + (number % 20), day(hired, 1 + next(12), 1 + next(28))),
          maritalStatus: ['single', 'married', 'married', 'divorced'][next(4)]!,
          workEmail: `${firstName}.${lastName}.${number}@${company.prefix.toLowerCase()}.example`
            .toLowerCase()
            .replaceAll(' ', ''),
          mobilePhone: `+971 50 ${String(1_000_000 + next(8_999_999))}`,
          exitDate: number % 23 === 0 ? day(year, 10, 18) : inMonth(left[number], 5 + (number % 20), null),
          department: department.name,
          title,
          isHead,
          salary: salary + 250 * next(5),
          raisedFrom: number % 11 === 0 ? day(year, 10, 16) : null,
        });
        isHead = false;
      }
    }
  }
  for (const account of company.accounts) {
    const { firstName, lastName, gender, email: workEmail } = account;
    Object.assign(personOf(account, people)!, { firstName, lastName, gender, workEmail });
  }
  return people;
}

/** Whom an account belongs to. */
export const personOf = ({ department, isHead }: DemoAccount, people: DemoPerson[]): DemoPerson | undefined =>
  people.find((person) => person.department === department && person.isHead === isHead && !person.exitDate);
