const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const timed = require('./timed.cjs');

/** Where jest-circus keeps who is told of each test; those of a file must not hear of the next. */
const handlers = Symbol.for('EVENT_HANDLERS');

/**
 * Tests run in the context of their worker, not in one made for each file: modules that are loaded once for all files
 * know the same Error, Map and Date as the tests that ask them.
 */
class SharedEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimers = this.fakeTimersModern;
    this.exit = process.exit;
    this.environment = { ...process.env };
  }

  async setup() {
    // Jest wants a hundred lines of each error, and a refused request makes several.
    Error.stackTraceLimit = 15;
  }

  async teardown() {
    delete globalThis[handlers];
    // What a file watches or replaces in a module of the server is whole again for the next.
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.environment)) delete process.env[name];
    Object.assign(process.env, this.environment);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest wants one to compile in; the runtime beside this file compiles without. */
  getVmContext() {
    return globalThis;
  }
}

module.exports = timed(SharedEnvironment);
