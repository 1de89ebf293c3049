import type { Page } from '../../app/page';

export const pages: Page[] = [
  { path: 'kiosk', layout: 'blank', isOpen: true, load: () => import('./kiosk/kiosk.page') },
  { path: 'attendance', subject: 'Attendance', load: () => import('./attendance/attendance.screen') },
  {
    path: 'my-attendance',
    subject: 'Attendance',
    isKept: true,
    load: () => import('./attendance/my-attendance.page'),
  },
  {
    path: 'attendance-days',
    subject: 'AttendanceDay',
    settings: { contentWidth: 'full' },
    load: () => import('./attendance/attendance-days.page'),
  },
  {
    path: 'attendance-corrections',
    subject: 'AttendanceCorrection',
    load: () => import('./attendance-correction/attendance-corrections.screen'),
  },
  {
    path: 'attendance-months',
    subject: 'AttendanceMonth',
    load: () => import('./attendance-month/attendance-months.screen'),
  },
  { path: 'punches', subject: 'Punch', load: () => import('./punch/punches.screen') },
  {
    path: 'punch-devices',
    subject: 'PunchDevice',
    load: () => import('./punch-device/punch-devices.screen'),
  },
  { path: 'punch-cards', subject: 'PunchCard', load: () => import('./punch-card/punch-cards.screen') },
  {
    path: 'shift-patterns',
    subject: 'ShiftPattern',
    load: () => import('./shift-pattern/shift-patterns.screen'),
  },
  {
    path: 'shift-patterns/assignments',
    subject: 'ShiftAssignment',
    load: () => import('./shift-pattern/assignments.screen'),
  },
  {
    path: 'shift-patterns/cover',
    subject: 'CoverNeed',
    load: () => import('./shift-pattern/cover.screen'),
  },
  {
    path: 'roster',
    action: 'publish',
    subject: 'RosteredShift',
    settings: { contentWidth: 'full' },
    load: () => import('./rostered-shift/roster.page'),
  },
  { path: 'shift-swaps', subject: 'ShiftSwap', load: () => import('./rostered-shift/swaps.screen') },
  {
    path: 'my-shifts',
    action: 'take',
    subject: 'RosteredShift',
    isKept: true,
    load: () => import('./rostered-shift/my-shifts.page'),
  },
  { path: 'shifts', subject: 'Shift', load: () => import('./shift/shifts.screen') },
  { path: 'overtime-steps', subject: 'OvertimeStep', load: () => import('./overtime-step/overtime-steps.screen') },
];
