const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const root = path.resolve(__dirname, '../..');
const source = path.join(root, 'server/src') + path.sep;
const built = path.join(root, 'server/dist') + path.sep;
const onlyForTests = /\.(test|fixture)$/;
const ofJest = /^(@jest\/.*|expect)$/;

/**
 * Loads the built server and every package once for all test files of a worker, as node loads them in use; only test
 * files and what stands beside them are loaded anew for each. Loading took longer than testing.
 */
class SharedRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    executor.compile = (text, filename) => compileFunction(text, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    const shared = this.registries.isIsolated() ? undefined : sharedFile(from, name);
    return shared ? createRequire(from)(shared) : super.requireModuleOrMock(from, name);
  }
}

/** What node is to load in place of Jest; undefined for what belongs to tests and for parts of node itself. */
function sharedFile(from, name) {
  if (!name.startsWith('.')) return isBuiltin(name) || ofJest.test(name) ? undefined : name;
  const file = path.resolve(path.dirname(from), name);
  return file.startsWith(source) && !onlyForTests.test(file) ? built + file.slice(source.length) : undefined;
}

module.exports = { __esModule: true, default: SharedRuntime };
