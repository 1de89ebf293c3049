import type { Module } from '../../platform/module';
import { answers } from './people.answers';
import { CalendarAssignmentResolver } from './calendar-assignment/calendar-assignment';
import { CmeRuleResolver } from './cme-rule/cme-rule';
import { DependantResolver } from './dependant/dependant';
import { EmergencyContactResolver } from './emergency-contact/emergency-contact';
import { employeeCmeApproval } from './employee-cme/employee-cme.approval';
import { EmployeeCmeResolver } from './employee-cme/employee-cme.resolver';
import { cmeJobs } from './employee-licence/cme-due.job';
import { EmployeeLicenceResolver } from './employee-licence/employee-licence';
import { refreshAllCmeProgress } from './employee-licence/refresh-all-progress';
import { EmployeePositionResolver } from './employee-position/employee-position';
import { refreshAllPositions } from './employee-position/refresh-all-positions';
import { EmployeeSkillResolver } from './employee-skill/employee-skill';
import { EmployeeResolver } from './employee/employee.resolver';
import { endingJobs } from './employee/ending/ending-notices.job';
import { refreshShifts } from './employee/history/refresh-shifts';
import { TimelineResolver } from './employee/history/timeline.resolver';
import { DirectoryResolver } from './directory/directory.resolver';
import { profileChangeApproval } from './profile-change/profile-change.approval';
import { ProfileChangeResolver } from './profile-change/profile-change.resolver';
import { OrgChartResolver } from './org-chart/org-chart.resolver';
import { leaveBalanceImport } from './employee/leave-balance.import';
import { openingPayImport } from './employee/opening-pay.import';
import { dependantImport } from './dependant/dependant.import';
import { emergencyContactImport } from './emergency-contact/emergency-contact.import';
import { employeeLicenceImport } from './employee-licence/employee-licence.import';
import { employeeSkillImport } from './employee-skill/employee-skill.import';
import { employeeCmeImport } from './employee-cme/employee-cme.import';
import { cmeRuleImport } from './cme-rule/cme-rule.import';

export const people: Module = {
  answers,
  resolvers: [
    OrgChartResolver,
    DirectoryResolver,
    ...ProfileChangeResolver,
    ...EmployeeResolver,
    TimelineResolver,
    ...EmployeePositionResolver,
    ...DependantResolver,
    ...EmergencyContactResolver,
    ...CmeRuleResolver,
    ...EmployeeLicenceResolver,
    ...EmployeeSkillResolver,
    ...EmployeeCmeResolver,
    ...CalendarAssignmentResolver,
  ],
  approvals: [employeeCmeApproval, profileChangeApproval],
  importables: [
    leaveBalanceImport,
    openingPayImport,
    dependantImport,
    emergencyContactImport,
    employeeLicenceImport,
    employeeSkillImport,
    employeeCmeImport,
    cmeRuleImport,
  ],
  jobs: (services) => ({
    refresh_positions: () => refreshAllPositions(services),
    refresh_shifts: () => refreshShifts(services),
    refresh_cme_progress: () => refreshAllCmeProgress(services),
    ...endingJobs(services),
    ...cmeJobs(services),
  }),
  schedule: [
    '5 * * * * refresh_positions ?fill=1d',
    '6 * * * * refresh_shifts ?fill=1d',
    '10 * * * * refresh_cme_progress ?fill=1d',
    '15 2 * * * notify_endings ?fill=1d',
    '20 2 * * * notify_cme_due ?fill=1d',
  ],
  longJobs: ['refresh_positions', 'refresh_shifts', 'refresh_cme_progress'],
};
