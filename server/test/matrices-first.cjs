const Sequencer = require('@jest/test-sequencer').default;

/** What goes through every area: nothing in such a file tells that it takes longest. */
const longest = [
  'server/test/permissions',
  'server/test/bulk',
  'server/test/tenant-isolation',
  'server/src/modules/data-import/import-records',
  'server/src/demo/demo',
  'server/test/migrations',
  'e2e/every-area',
  'e2e/looks',
  'e2e/menu-walk',
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
