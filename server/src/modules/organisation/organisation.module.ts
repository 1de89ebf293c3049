import type { Module } from '../../platform/module';
import { answers } from './organisation.answers';
import { CompanyResolver } from './company/company';
import { companyJobs } from './company/company-ending.job';
import { DepartmentResolver } from './department/department';
import { GradeResolver } from './grade/grade';
import { HolidayResolver } from './holiday/holiday';
import { PositionResolver } from './position/position';
import { WorkCalendarResolver } from './work-calendar/work-calendar.resolver';
import { WorkLocationResolver } from './work-location/work-location';
import { departmentImport } from './department/department.import';
import { gradeImport } from './grade/grade.import';
import { positionImport } from './position/position.import';
import { workLocationImport } from './work-location/work-location.import';
import { holidayImport } from './holiday/holiday.import';

export const organisation: Module = {
  answers,
  resolvers: [
    ...CompanyResolver,
    ...DepartmentResolver,
    ...PositionResolver,
    ...WorkCalendarResolver,
    ...HolidayResolver,
    ...WorkLocationResolver,
    ...GradeResolver,
  ],
  importables: [departmentImport, gradeImport, positionImport, workLocationImport, holidayImport],
  jobs: (services) => ({
    ...companyJobs(services),
  }),
  schedule: ['17 2 * * * notify_company_endings ?fill=1d'],
};
