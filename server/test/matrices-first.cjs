const Sequencer = require('@jest/test-sequencer').default;

/** Small files whose cases are generated from the schema: nothing tells that they take longest. */
const matrices = ['permissions.test.ts', 'tenant-isolation.test.ts'];

/** Begun last, they would keep one core busy and the others waiting. */
module.exports = class MatricesFirst extends Sequencer {
  sort(tests) {
    const isMatrix = ({ path }) => matrices.some((name) => path.endsWith(`/server/test/${name}`));
    const sorted = super.sort(tests);
    return [...sorted.filter(isMatrix), ...sorted.filter((test) => !isMatrix(test))];
  }
};
