import { approvals } from './ar/approvals';
import { areas } from './ar/areas';
import { bell } from './ar/bell';
import { doors } from './ar/doors';
import { documents } from './ar/documents';
import { chat } from './ar/chat';
import { cme } from './ar/cme';
import { email } from './ar/email';
import { family } from './ar/family';
import { fields } from './ar/fields';
import { forms } from './ar/forms';
import { history } from './ar/history';
import { home } from './ar/home';
import { imports } from './ar/imports';
import { jobs } from './ar/jobs';
import { invoices } from './ar/invoices';
import { leave } from './ar/leave';
import { leaveTypes } from './ar/leave-types';
import { list } from './ar/list';
import { leaveEncashments } from './ar/leave-encashments';
import { loans } from './ar/loans';
import { mails } from './ar/mails';
import { formulas } from './ar/formulas';
import { payItems } from './ar/pay-items';
import { salaries } from './ar/salaries';
import { endOfService } from './ar/end-of-service';
import { employment } from './ar/employment';
import { payments } from './ar/payments';
import { personalData } from './ar/personal-data';
import { payroll } from './ar/payroll';
import { people } from './ar/people';
import { roles } from './ar/roles';
import { settlement } from './ar/settlement';
import { shell } from './ar/shell';
import { structure } from './ar/structure';
import { vendors } from './ar/vendors';
import { attendance } from './ar/attendance';
import { time } from './ar/time';
import { rosters } from './ar/rosters';
import { roster } from './ar/roster';
import type { Dictionary } from './i18n';
import { joined } from './joined';
import type { SameKeys } from './same-keys';

export const ar: SameKeys<Dictionary> = joined(
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
