/** Where a row of an area is shown in the web client: a page of its own, or the drawer of its list. */
const pages: Record<string, string> = {
  Company: '/companies?open=:id', User: '/users?open=:id', Role: '/roles?open=:id',
  CompanyUser: '/company-users?open=:id', CompanyRole: '/company-roles?open=:id',
  Employee: '/employees/:id', Department: '/departments?open=:id', Position: '/positions?open=:id', Grade: '/grades?open=:id', WorkLocation: '/work-locations?open=:id',
  EmployeeLeave: '/employee-leaves/:id', EmployeeReward: '/employee-rewards?open=:id', EmployeeDeduction: '/employee-deductions?open=:id',
  EmployeeSalary: '/employee-salaries/:id', CompensationAssignment: '/compensation-assignments/:id', DeductionAssignment: '/deduction-assignments/:id', EmployeeLoan: '/employee-loans?open=:id', BankAccount: '/bank-accounts?open=:id', LeaveEncashment: '/leave-encashments?open=:id',
  ApprovalTask: '/approvals?open=:id', ApprovalFlow: '/approval-flows/:id',
  ApiToken: '/api-tokens?open=:id', Webhook: '/webhooks?open=:id', WebhookDelivery: '/webhook-deliveries?open=:id',
  AttendanceCorrection: '/attendance-corrections?open=:id', AttendanceMonth: '/attendance-months?open=:id', PunchDevice: '/punch-devices?open=:id', PunchCard: '/punch-cards?open=:id',
  Event: '/calendar?event=:id', Vendor: '/vendors?open=:id', Document: '/documents?open=:id', EmployeeDocument: '/employee-documents?open=:id', DocumentType: '/document-types?open=:id',
  Form: '/forms/:id', FormRequest: '/requests/:id', Mail: '/mails/:id', MailTemplate: '/mail-templates?open=:id',
  PayrollRun: '/payroll-runs/:id', Payslip: '/payslips/:id', Compensation: '/compensations?open=:id', Deduction: '/deductions?open=:id',
  SalaryFormula: '/salary-formulas?open=:id', PayComponent: '/pay-components?open=:id', PayTableRow: '/pay-tables?open=:id', Shift: '/shifts?open=:id', ShiftPattern: '/shift-patterns?open=:id', ShiftAssignment: '/shift-patterns/assignments?open=:id', CoverNeed: '/shift-patterns/cover?open=:id', RosteredShift: '/my-shifts', ShiftSwap: '/shift-swaps?open=:id', Holiday: '/holidays?open=:id', LeaveBlock: '/holidays/blocked?open=:id', WorkCalendar: '/work-calendars?open=:id', CalendarAssignment: '/work-calendars/assignments?open=:id', LeaveType: '/leave-types?open=:id',
  LeaveAdjustment: '/leave-adjustments?open=:id', LeaveBalance: '/leave-balances?open=:id', EmployeeLicence: '/cme?open=:id', CmeRule: '/cme/rules?open=:id', EmployeeSkill: '/cme/skills?open=:id', Dependant: '/dependants?open=:id', EmergencyContact: '/emergency-contacts?open=:id', Import: '/imports/:id',
};

/** `occurrence` is the day by which one time of what repeats is known. */
export const pageOf = (subject: string, id: string, occurrence?: string | number | null): string =>
  (pages[subject]?.replace(':id', id) ?? '/') + (occurrence ? `&time=${occurrence}` : '');
