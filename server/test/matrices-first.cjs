const Sequencer = require('@jest/test-sequencer').default;

/** What goes through every area: nothing in such a file tells that it takes longest. */
const longest = [
  'server/test/access/permissions',
  'server/test/access/sensitive-fields',
  'server/test/api/bulk',
  'server/test/access/tenant-isolation',
  'server/src/modules/data-import/records/import-records',
  'server/src/demo/demo',
  'server/test/database/migrations',
  'e2e/lists/every-area',
  'e2e/shell/looks',
  'e2e/shell/menu-walk',
].map((name) => `/${name}.test.ts`);

/** Begun last, they would keep one core busy and the others waiting. */
module.exports = class MatricesFirst extends Sequencer {
  sort(tests) {
    const placeOf = ({ path }) => {
      const at = longest.findIndex((name) => path.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
};
