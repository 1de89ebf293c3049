export const endOfService = {
  area: {
    EndOfService: { one: 'End of service', many: 'End of service', add: 'New end of service', none: 'Nobody is leaving', why: 'What people are paid and owe when they leave, by the law of their last day.' },
  },
  hint: {
    excludedDays: 'They are no service. Left empty: those on file, of before and of approved unpaid leave.',
  },
  field: {
    award: 'End of service',
    dailySalary: 'Pay of a day',
    excludedDays: 'Unpaid days',
    excludedEntered: 'Unpaid days entered by hand',
    excludedReason: 'Why other unpaid days',
    lastDay: 'Last day of work',
    years: 'Years of service',
  },
  choice: {
    endOfServiceState: { draft: 'Draft', calculated: 'Calculated', approved: 'Approved', paid: 'Paid', cancelled: 'Cancelled' },
    endOfServiceReason: {
      resignation: 'Resignation', termination: 'Termination by the employer', dismissal_for_cause: 'Dismissal for cause', contract_end: 'End of the contract',
      retirement: 'Retirement', disability: 'Disability', death: 'Death', force_majeure: 'Force majeure', marriage_or_childbirth: 'Marriage or childbirth',
    },
  },
  award: {
    title: 'End of service of {{name}}',
    steps: 'Steps of the end of service',
    lastDay: 'Last day {{day}}',
    payslip: 'Payslip of {{month}}',
    draftTitle: 'Ready to calculate',
    draftHint: 'It is worked out from the first and last day, the salary and allowances that hold on the last day, the leave left then, open loans and the law in force. Every line shows how. Nothing is owed before a second person approves.',
    cancelledTitle: 'This end of service was cancelled',
    cancelledHint: 'Nothing of it counts. A new one can be made for the employee.',
    how: 'How it is worked out',
    howHint: 'Open a line to see its formula, the values in it and the rule it follows.',
    offerTitle: 'The employment goes on',
    offer: 'Approving changed nothing about the employment. You can end it on {{day}}.',
    end: 'End the employment',
    endAsk: 'End the employment on {{day}}?',
    endedTitle: 'The employment ends',
    ended: 'The last day on file is {{day}}.',
    toEmployee: 'To the employee',
  },
} as const;
