export const family = {
  area: {
    Dependant: {
      one: 'Dependant',
      many: 'Dependants',
      add: 'New dependant',
      none: 'No dependants yet',
      why: 'Spouses, children and others whom employees provide for.',
    },
    EmergencyContact: {
      one: 'Emergency contact',
      many: 'Emergency contacts',
      add: 'New contact',
      none: 'Nobody to call yet',
      why: 'Whom to call when something happens to an employee, in this order.',
    },
  },
  field: {
    dependantId: 'Of dependant',
    contactRank: 'Order',
    formerAccessDays: 'Days former employees may sign in',
    formerSince: 'Left on',
    invitedName: 'Invited name',
    invitedEmail: 'Invited address',
    invitedType: 'Invited as',
    fullTitle: 'Title and whose',
    relation: 'Relation',
    relationship: 'Relationship',
  },
  hint: {
    formerAccessDays:
      'To fetch payslips, documents and the settlement; nothing else is open to them. After that the account is closed here.',
    contactRank: '1 is called first; of equal ones the one entered first.',
    dependantId: 'Left empty: the employee’s own.',
  },
  choice: {
    dependantRelation: { spouse: 'Spouse', child: 'Child', parent: 'Parent', sibling: 'Sibling', other: 'Other' },
  },
  history: { action: { shut_out: 'Account closed after leaving' } },
  employeeTab: { family: 'Family' },
} as const;
