export const family = {
  area: {
    Dependant: { one: 'Dependant', many: 'Dependants', add: 'New dependant', none: 'No dependants yet', why: 'Spouses, children and others whom employees provide for.' },
  },
  field: {
    dependantId: 'Of dependant',
    fullTitle: 'Title and whose',
    relation: 'Relation',
  },
  hint: { dependantId: 'Left empty: the employee’s own.' },
  choice: {
    dependantRelation: { spouse: 'Spouse', child: 'Child', parent: 'Parent', sibling: 'Sibling', other: 'Other' },
  },
  employeeTab: { family: 'Family' },
} as const;
