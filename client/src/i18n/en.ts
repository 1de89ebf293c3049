import { approvals } from './en/approvals';
import { areas } from './en/areas';
import { bell } from './en/bell';
import { doors } from './en/doors';
import { documents } from './en/documents';
import { chat } from './en/chat';
import { cme } from './en/cme';
import { email } from './en/email';
import { family } from './en/family';
import { fields } from './en/fields';
import { forms } from './en/forms';
import { history } from './en/history';
import { home } from './en/home';
import { imports } from './en/imports';
import { jobs } from './en/jobs';
import { invoices } from './en/invoices';
import { leave } from './en/leave';
import { leaveTypes } from './en/leave-types';
import { list } from './en/list';
import { leaveEncashments } from './en/leave-encashments';
import { loans } from './en/loans';
import { mails } from './en/mails';
import { formulas } from './en/formulas';
import { payItems } from './en/pay-items';
import { salaries } from './en/salaries';
import { endOfService } from './en/end-of-service';
import { employment } from './en/employment';
import { payments } from './en/payments';
import { personalData } from './en/personal-data';
import { payroll } from './en/payroll';
import { people } from './en/people';
import { roles } from './en/roles';
import { settlement } from './en/settlement';
import { shell } from './en/shell';
import { structure } from './en/structure';
import { vendors } from './en/vendors';
import { attendance } from './en/attendance';
import { time } from './en/time';
import { rosters } from './en/rosters';
import { roster } from './en/roster';
import { joined } from './joined';

export const en = joined(
  shell,
  list,
  areas,
  fields,
  documents,
  people,
  family,
  personalData,
  imports,
  jobs,
  payroll,
  payments,
  roles,
  cme,
  history,
  home,
  structure,
  vendors,
  forms,
  mails,
  email,
  time,
  attendance,
  rosters,
  roster,
  formulas,
  payItems,
  salaries,
  endOfService,
  employment,
  settlement,
  leave,
  leaveTypes,
  leaveEncashments,
  loans,
  approvals,
  invoices,
  bell,
  chat,
  doors,
);
