/** Each module may use those before it. */
const order = [
  'files',
  'organisation',
  'people',
  'messaging',
  'requests',
  'leave',
  'time',
  'pay',
  'suppliers',
  'documents',
  'apps',
  'administration',
  'data-import',
  'privacy',
  'home',
];
/** What still runs against the order; it may only become less. */
const againstOrder = [
  // A new company gets its leave types, pay components and roles.
  'organisation/company/company',
  'organisation/position/position',
  'people/employee/status-rules',
  'requests/approval-task/approvers',
  'leave/leave-ledger-entry/leave-payout',
  'time/domain/attendance-correction',
].map((file) => `^server/src/modules/${file}\\.ts$`);

module.exports = { againstOrder, order };
