import { counted } from '../counted';

export const leaveEncashments = {
  area: {
    LeaveEncashment: {
      one: 'Payout of leave',
      many: 'Leave payouts',
      add: 'Ask to be paid for days',
      none: 'No payouts yet',
      why: 'Days of leave people are paid for instead of taking them, each approved by a second person and paid by the next payroll.',
    },
  },
  field: {
    encashmentDate: 'Asked for on',
    encashmentLines: 'How the amount comes about',
    paidPeriod: 'Paid in the payroll of',
    takenOn: 'Left the balance on',
  },
  choice: {
    leaveEncashmentState: {
      submitted: 'Waiting for approval',
      approved: 'Approved, paid by the next payroll',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
      paid: 'Paid',
    },
  },
  encashment: {
    title: 'Leave paid out',
    none: 'No days were paid out.',
    paidIn: 'Paid in {{month}}',
    asked: 'Asked for',
    reason: 'What whoever decides should know',
    ...counted('balance', '{{type}}: {{n}} #.', ['day', 'days']),
    keep: '{{n}} have to be left.',
    perYear: 'At most {{n}} in a leave year, {{used}} so far.',
    ...counted('most', 'Today up to {{n}} # can be paid out.', ['day', 'days']),
    hint: 'Give days to see what they are worth.',
  },
} as const;
