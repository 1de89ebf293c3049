import type { RestList } from '../../platform/http/rest';
import { ofEmployee } from '../people/employee.rest';
import { endOfService, type EndOfService } from '../../modules/pay/termination/end-of-service/end-of-service';

const number = (value: string | null): number | null => (value === null ? null : Number(value));

export const endOfServiceRest: RestList<EndOfService> = {
  path: '/api/end-of-service',
  area: endOfService,
  filters: { no: ofEmployee },
  selects: 'no',
  sorts: {
    name: 'employeeName',
    actualYears: 'years',
    lumpySalary: 'basicSalary',
    endOfServeceTotalValue: 'award',
    employee_id: 'employeeId',
    lessThanFiveDays: 'firstYearsDays',
    lessThanFiveValue: 'firstYearsAmount',
    moreThanFiveDays: 'laterYearsDays',
    moreThanFiveValue: 'laterYearsAmount',
  },
  project: (_ctx, rows) =>
    rows.map((row) => ({
      employee_id: row.employeeId,
      name: row.employeeName,
      actualYears: number(row.years),
      lumpySalary: number(row.basicSalary),
      dailySalary: number(row.dailySalary),
      lessThanFiveDays: number(row.firstYearsDays),
      lessThanFiveValue: number(row.firstYearsAmount),
      moreThanFiveDays: number(row.laterYearsDays),
      moreThanFiveValue: number(row.laterYearsAmount),
      endOfServeceTotalValue: number(row.award),
    })),
};
