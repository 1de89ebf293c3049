import type { Module } from '../../platform/module';
import { answers } from './time.answers';
import { attendanceMonthApproval } from './attendance-month/attendance-month.approval';
import { attendanceCorrectionApproval } from './attendance-correction/attendance-correction.approval';
import { AttendanceCorrectionResolver } from './attendance-correction/attendance-correction.resolver';
import { attendanceJobs } from './attendance-day/attendance-day.job';
import { AttendanceDayResolver } from './attendance-day/attendance-day.resolver';
import { ExplainDayResolver } from './attendance-day/explain-day.resolver';
import { AttendanceMonthResolver } from './attendance-month/attendance-month.resolver';
import { AttendanceResolver } from './attendance/attendance.resolver';
import { CoverNeedResolver } from './cover-need/cover-need';
import { PunchCardResolver } from './punch-card/punch-card.resolver';
import { PunchDeviceResolver } from './punch-device/punch-device.resolver';
import { PunchEntryResolver } from './punch-entry/punch-entry';
import { forgetPunchPhotos } from './punch/punch-photo';
import { PunchResolver } from './punch/punch.resolver';
import { rosterJobs } from './rostered-shift/roster-fill.job';
import { RosteredShiftResolver } from './rostered-shift/rostered-shift.resolver';
import { ShiftAssignmentResolver } from './shift-assignment/shift-assignment';
import { ShiftPatternResolver } from './shift-pattern/shift-pattern';
import { expireSwaps } from './shift-swap/shift-swap.actions';
import { shiftSwapApproval } from './shift-swap/shift-swap.approval';
import { ShiftSwapResolver } from './shift-swap/shift-swap.resolver';
import { ShiftResolver } from './shift/shift';
import { shiftImport } from './shift/shift.import';
import { attendanceImport } from './attendance/attendance.import';
import { punchEntryImport } from './punch-entry/punch-entry.import';
import { attendanceDayImport } from './attendance-day/attendance-day.import';
import { OvertimeStepResolver } from './overtime-step/overtime-step';

export const time: Module = {
  answers,
  resolvers: [
    ...OvertimeStepResolver,
    ...ShiftPatternResolver,
    ...ShiftAssignmentResolver,
    ...CoverNeedResolver,
    ...RosteredShiftResolver,
    ...ShiftSwapResolver,
    ...ShiftResolver,
    ...AttendanceResolver,
    ...AttendanceDayResolver,
    ExplainDayResolver,
    ...PunchDeviceResolver,
    ...PunchCardResolver,
    ...PunchResolver,
    ...PunchEntryResolver,
    ...AttendanceMonthResolver,
    ...AttendanceCorrectionResolver,
  ],
  importables: [shiftImport, attendanceImport, punchEntryImport, attendanceDayImport],
  approvals: [attendanceCorrectionApproval, attendanceMonthApproval, shiftSwapApproval],
  jobs: (services) => ({
    forget_punch_photos: () => forgetPunchPhotos(services),
    expire_swaps: () => expireSwaps(services),
    ...attendanceJobs(services),
    ...rosterJobs(services),
  }),
  schedule: [
    '12 * * * * expire_swaps ?fill=1d',
    '* * * * * fail_abandoned_fills',
    '25 1 * * * forget_punch_photos ?fill=1d',
    '* * * * * calculate_attendance',
    '15 3 * * * calculate_missed_attendance ?fill=1d',
  ],
  longJobs: ['forget_punch_photos', 'calculate_attendance', 'calculate_missed_attendance'],
};
