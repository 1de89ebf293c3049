export const family = {
  area: {
    Dependant: { one: 'Dependant', many: 'Dependants', add: 'New dependant', none: 'No dependants yet', why: 'Spouses, children and others whom employees provide for.' },
    EmergencyContact: { one: 'Emergency contact', many: 'Emergency contacts', add: 'New contact', none: 'Nobody to call yet', why: 'Whom to call when something happens to an employee, in this order.' },
  },
  field: {
    dependantId: 'Of dependant',
    contactRank: 'Order',
    fullTitle: 'Title and whose',
    relation: 'Relation',
    relationship: 'Relationship',
  },
  hint: { contactRank: '1 is called first; of equal ones the one entered first.', dependantId: 'Left empty: the employee’s own.' },
  choice: {
    dependantRelation: { spouse: 'Spouse', child: 'Child', parent: 'Parent', sibling: 'Sibling', other: 'Other' },
  },
  employeeTab: { family: 'Family' },
} as const;
