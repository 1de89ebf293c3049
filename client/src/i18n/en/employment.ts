export const employment = {
  heading: {
    leaveBefore: 'Leave before Muster',
    paySetup: 'Pay',
  },
  hint: {
    nationalityAsGiven: 'It does not tell which country. Choose the nationality above, or correct or empty this.',
    weeklyHours: 'Left empty: the share of the whole week of the calendar.',
    workingHoursPerDay: 'Hours of a full day by contract.',
    openingLeave: 'Days left on the day the employee was added.',
    payBroughtThrough:
      'Only where payroll was run elsewhere earlier in the year: payslips count it in their sums of the year.',
    unpaidBefore: 'The end of service leaves them out.',
  },
  field: {
    healthType: 'Health category',
    openingMaternityLeaveDays: 'Maternity leave left',
    openingPaidLeaveDays: 'Paid leave left',
    openingParentalLeaveDays: 'Parental leave left',
    openingSickLeaveDays: 'Sick leave left',
    openingUnpaidLeaveDays: 'Unpaid leave still allowed',
    parentalLeaveDaysBefore: 'Parental leave taken before',
    payBroughtThrough: 'Pay of the year paid up to',
    grossBrought: 'Gross pay up to then',
    deductionsBrought: 'Deductions up to then',
    resolutionNumber: 'Resolution number',
    sourceOfHire: 'Source of hire',
    unpaidLeaveDaysBefore: 'Unpaid leave taken before',
    workPhoneExtension: 'Extension',
    workingHoursPerDay: 'Hours a day',
  },
} as const;
