import type { Page } from '../../app/page';

export const pages: Page[] = [
  { path: 'companies', subject: 'Company', load: () => import('./company/companies.screen') },
  {
    path: 'departments',
    subject: 'Department',
    load: () => import('./department/departments.screen'),
  },
  { path: 'positions', subject: 'Position', load: () => import('./position/positions.screen') },
  {
    path: 'work-calendars',
    subject: 'WorkCalendar',
    load: () => import('./work-calendar/work-calendars.screen'),
  },
  {
    path: 'work-calendars/assignments',
    subject: 'CalendarAssignment',
    load: () => import('./work-calendar/assignments.screen'),
  },
  { path: 'holidays', subject: 'Holiday', load: () => import('./holiday/holidays.screen') },
  {
    path: 'work-locations',
    subject: 'WorkLocation',
    load: () => import('./work-location/work-locations.screen'),
  },
  { path: 'grades', subject: 'Grade', load: () => import('./grade/grades.screen') },
];
