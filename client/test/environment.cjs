const { TestEnvironment } = require('jest-environment-jsdom');
const timed = require('../../server/test/timed.cjs');

module.exports = timed(TestEnvironment);
