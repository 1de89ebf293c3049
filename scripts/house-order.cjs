const fs = require('node:fs');
const path = require('node:path');

/** The modules as the server lists them: each may use those before it. */
const list = fs.readFileSync(path.join(__dirname, '../server/src/modules/modules.ts'), 'utf8');
const order = list
  .match(/modules: Module\[\] = \[([^\]]+)\]/)[1]
  .match(/\w+/g)
  .map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
/** What still runs against the order; it may only become less. */
const againstOrder = [
  // A new company gets its leave types, pay components and roles.
  'organisation/company/company',
  'people/employee/status-rules',
  'leave/leave-ledger-entry/leave-encashment',
  'time/domain/attendance-correction',
].map((file) => `^server/src/modules/${file}\\.ts$`);

module.exports = { againstOrder, order };
