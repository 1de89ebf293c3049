/** Queries to begin with, one tab each; they run with the session of this browser. */
export const examples = [
  {
    query: `# Who you are, in which company, and what you may enter.
query Session {
  session {
    user { name email type }
    company { id name currency }
    companies { id name }
    roles
  }
}
`,
  },
  {
    query: `# A page of employees: filtered, sorted, with references and the true total.
query Employees($status: [EmployeeStatus!]) {
  employees(
    filter: { status: { in: $status } }
    sort: [{ field: lastName }, { field: firstName }]
    limit: 10
  ) {
    rows {
      id
      code
      employeeName
      department { name }
      position { title }
      allowedActions
    }
    total
    endCursor
  }
}
`,
    variables: JSON.stringify({ status: ['active', 'notice'] }, null, 2),
  },
  {
    query: `# The latest payroll and its biggest payslips.
query LatestPayroll {
  payrollRuns(sort: [{ field: period, direction: DESC }], limit: 1) {
    rows { id period state employeeCount gross net }
  }
  payslips(sort: [{ field: net, direction: DESC }], limit: 5) {
    rows { employeeName period net lines { name { en } amount formula } }
  }
}
`,
  },
  {
    query: `# Who is away this month, and the working days that takes.
query Away($from: DateTime, $to: DateTime) {
  employeeLeaves(filter: { dateFrom: { lte: $to }, dateTo: { gte: $from } }, limit: 20) {
    rows { employee { employeeName } type status dateFrom dateTo days workingDays }
    total
  }
}
`,
    variables: JSON.stringify({ from: '2026-11-01T00:00:00Z', to: '2026-11-30T23:59:59Z' }, null, 2),
  },
  {
    query: `# Documents that run out soon.
query RunningOut {
  employeeDocuments(sort: [{ field: expiryDate }], filter: { expiryDate: { isEmpty: false } }, limit: 10) {
    rows { title number expiryDate employee { employeeName } }
    total
  }
}
`,
  },
  {
    query: `# Who changed what of the first employee.
query History($id: ID!) {
  history(subject: "Employee", id: $id, limit: 10) {
    rows { at action }
  }
}
`,
    variables: JSON.stringify({ id: '' }, null, 2),
  },
  {
    query: `# Changes as they happen, in the company you are in.
subscription Changes {
  changes(subjects: ["Employee", "PayrollRun"]) { subject id action }
}
`,
  },
];
