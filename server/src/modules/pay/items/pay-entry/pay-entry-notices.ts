import type { Notice } from '../../../../platform/notify/notifications';

const waits = {
  on: ['submit'],
  whoMay: 'approve',
  butNot: ['enteredById', 'submittedById'],
  until: ['approve', 'reject', 'cancel', 'delete'],
};
const facts = { employee: 'employeeId', reason: 'reason' };

/** Who is told of such entries: those who may decide while one waits, then those who entered it and whom it pays. */
export const payEntryNotifications = (kind: 'reward' | 'deduction'): Notice[] => [
  { kind: `${kind}_submitted`, ...waits, facts },
  {
    kind: `${kind}_approved`,
    on: ['approve'],
    users: ['enteredById', 'submittedById'],
    employees: ['employeeId'],
    facts,
  },
  { kind: `${kind}_rejected`, on: ['reject'], users: ['enteredById', 'submittedById'], facts },
  {
    kind: `${kind}_reversed`,
    on: ['reverse'],
    users: ['enteredById', 'submittedById'],
    employees: ['employeeId'],
    facts,
  },
];
