import type { Notice } from '../../../../platform/notify/notifications';

/** Who is told that a probation or a limited contract ends soon. */
export const endingNotices: Notice<'managerId' | 'firstName' | 'lastName' | 'probationEnd' | 'contractEnd'>[] = [
  {
    kind: 'probation_ending',
    on: ['probationEnding'],
    employees: ['managerId'],
    whoMay: 'update',
    until: ['confirm'],
    facts: { first: 'firstName', last: 'lastName', day: 'probationEnd' },
  },
  {
    kind: 'contract_ending',
    on: ['contractEnding'],
    employees: ['managerId'],
    whoMay: 'update',
    facts: { first: 'firstName', last: 'lastName', day: 'contractEnd' },
  },
];
