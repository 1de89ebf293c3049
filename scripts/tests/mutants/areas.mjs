/** What single areas do: their verbs, files, imports and the REST paths of older clients. */
export const ofAreas = [
  {
    rule: 'what is asked for already is not held against a new request for leave',
    file: 'server/src/modules/leave/leave-ledger-entry/ledger-reading.ts',
    from: 'const others = isDecision ? [] : await waitingFor(ctx, employeeId, typeId, ownId);',
    to: 'const others: LedgerEntry[] = [];',
    tests: ['server/src/modules/leave/employee-leave/waiting-leave.test.ts'],
  },
  {
    rule: 'the file of a payment is downloaded without a line in the audit log',
    file: 'server/src/modules/pay/bank/payroll-payment/payroll-payment.actions.ts',
    from: "await noteInAudit(ctx, payrollPayment, id, 'download', payment.sha256);",
    to: '',
    tests: ['server/src/modules/pay/bank/payroll-payment/payroll-payment.test.ts'],
  },
  {
    rule: 'a second payment takes the payslips of the first',
    file: 'server/src/modules/pay/bank/payroll-payment/payees.ts',
    from: '= `not exists (select from payroll_payment_line l where',
    to: '= `not exists (select from payroll_payment_line l where false and',
    tests: ['server/src/modules/pay/bank/payroll-payment/payroll-payment.test.ts'],
  },
  {
    rule: 'a file is kept though the room of the company does not reach for it',
    file: 'server/src/modules/files/file/file-upload.ts',
    from: 'bytes + more <= quota',
    to: 'bytes <= quota',
    tests: ['server/src/modules/files/file/file.test.ts'],
  },
  {
    rule: 'a page of HTML is kept as plain text',
    file: 'server/src/modules/files/file/file-content.ts',
    from: '(isStart && /^\\s*</.test(text)) || ',
    to: '',
    tests: ['server/src/modules/files/file/file.test.ts'],
  },
  {
    rule: 'an import reads the days of a column with the day first as with the month first',
    file: 'server/src/modules/data-import/values/day.ts',
    from: "if (format === 'DMY') return dayOf(marks.year, marks.second, marks.first, latest);",
    to: "if (format === 'DMY') return dayOf(marks.year, marks.first, marks.second, latest);",
    tests: ['server/src/modules/data-import/values/import-values.test.ts'],
  },
  {
    rule: 'an import takes who was hired a day before they were fourteen',
    file: 'server/src/modules/data-import/checking/check-row.ts',
    from: '-14 * 12',
    to: '-13 * 12',
    tests: ['server/src/modules/data-import/checking/check-row.test.ts'],
  },
  {
    rule: 'older clients no longer find the number of an employee under its name',
    file: 'server/src/rest/people/employee.rest.ts',
    from: 'idNo: row.code',
    to: 'code: row.code',
    tests: ['server/src/rest/rest-rows.rest.test.ts'],
  },
];
