const fs = require('node:fs');
const path = require('node:path');

/** The modules as the server lists them: each may use those before it. */
const list = fs.readFileSync(path.join(__dirname, '../server/src/modules/modules.ts'), 'utf8');

module.exports.order = list
  .match(/modules: Module\[\] = \[([^\]]+)\]/)[1]
  .match(/\w+/g)
  .map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
