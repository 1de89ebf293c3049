import { Index } from 'typeorm';
import { defineArea } from '../../../platform/records/area';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const LeaveEntryKind = choiceOf('LeaveEntryKind', 'What a line of the leave ledger is.', {
  opening: 'Days brought along from before the ledger.',
  accrual: 'Days granted by the plan of the type.',
  allocation: 'Days given by hand.',
  carry_over: 'Days taken along from the leave year before.',
  lapse: 'Days that ended with their leave year.',
  consumption: 'Days taken as leave.',
  reversal: 'A line before it is taken back, whole or in part.',
  encashment: 'Days paid out.',
  adjustment: 'A correction.',
});

const byServer = { write: 'never' } as const;

@record(
  'LeaveLedgerEntry',
  'A line of the leave ledger: days given or taken on a day. Lines are added, never changed or removed; the database refuses it.',
)
@Index('leave_ledger_entry_balance_idx', ['companyId', 'employeeId', 'typeId', 'effectiveDate'])
@Index('leave_ledger_entry_source_idx', ['companyId', 'sourceId'])
export class LeaveLedgerEntry extends CompanyRecord {
  @field.reference('Employee', { ...byServer, description: 'Whose days.', isIndexed: true }) employeeId!: string;
  @field.reference('LeaveType', { ...byServer, description: 'Of which type.' }) typeId!: string;
  @field.choice(LeaveEntryKind, { ...byServer, description: 'What it is.' }) kind!: string;
  @field.decimal({ ...byServer, description: 'Days given, or taken where below zero.', scale: 4 }) days!: string;
  @field.integer({ ...byServer, description: 'Working minutes taken on the day, of leave taken.', optional: true })
  minutes!: number | null;
  @field.date({ ...byServer, description: 'The day it counts from.' }) effectiveDate!: string;
  @field.date({ ...byServer, description: 'Until when what is given can be used; empty without end.', optional: true })
  expiresOn!: string | null;
  @field.text({
    ...byServer,
    identifies: false,
    description: 'What wrote it: EmployeeLeave, LeaveAdjustment, Employee, LeaveType, EndOfService or LeaveEncashment.',
    max: 40,
  })
  source!: string;
  @field.text({ ...byServer, identifies: false, description: 'Which row of that.', max: 24, optional: true })
  sourceId!: string | null;
  @field.text({
    ...byServer,
    identifies: false,
    description: 'Tells lines apart: the same is never written twice.',
    max: 200,
    unique: true,
  })
  key!: string;
  @field.text({
    ...byServer,
    identifies: false,
    description: 'Key of the line it takes back.',
    max: 200,
    optional: true,
  })
  reverses!: string | null;
  @field.text({ ...byServer, description: 'Why, in words.', max: 500, optional: true }) reason!: string | null;
}

export const leaveLedgerEntry = defineArea('LeaveLedgerEntry', LeaveLedgerEntry, {
  keptFor: 'time',
  one: 'leaveLedgerEntry',
  many: 'leaveLedgerEntries',
  label: t('leave_ledger_entry.line_leave_ledger'),
  sort: 'effectiveDate',
  descending: true,
  title: 'key',
  person: 'employeeId',
  keeps: 'false',
});
