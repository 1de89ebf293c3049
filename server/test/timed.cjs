const fs = require('node:fs');
const path = require('node:path');

/** Variable that names the file each test file adds a line to: where its seconds went. */
const TIMES = 'MUSTER_TEST_TIMES';
/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Of each process: who started it, its processor seconds, and those of what it has started and waited for. */
function processes() {
  const found = new Map();
  for (const name of fs.existsSync('/proc') ? fs.readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const seconds = (at) => (Number(fields[at]) + Number(fields[at + 1])) / TICKS;
      found.set(Number(name), { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) });
    } catch {
      // It ended while we looked.
    }
  }
  return found;
}

/**
 * Processor seconds of what this process has started: browsers and products, running or waited for. None but on Linux.
 */
function ofChildren() {
  const all = processes();
  const below = (id) => {
    let sum = all.get(id)?.ended ?? 0;
    for (const [child, { parent, own }] of all) if (parent === id) sum += own + below(child);
    return sum;
  };
  return below(process.pid);
}

function now() {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now() / 1000, own: (user + system) / 1e6, children: ofChildren() };
}

const between = (from, to) => Object.fromEntries(Object.keys(from).map((key) => [key, to[key] - from[key]]));

/**
 * An environment of Jest that also writes down, for its test file, what it took until the first test and from there on,
 * and knows by name the test that has just failed, while its `afterEach` runs.
 */
module.exports = (Environment) =>
  class Timed extends Environment {
    constructor(config, context) {
      super(config, context);
      const { rootDir, displayName } = config.projectConfig;
      this.told = { file: path.relative(rootDir, context.testPath), kind: displayName.name, tests: 0 };
      this.began = process.env[TIMES] ? now() : undefined;
    }

    async handleTestEvent(event) {
      if (event.name === 'test_start') {
        this.first ??= this.began && now();
        globalThis.musterFailedTest = undefined;
      }
      if (event.name === 'test_fn_failure') globalThis.musterFailedTest = event.test.name;
      if (event.name === 'test_done') this.told.tests += 1;
    }

    async teardown() {
      if (this.began) {
        const end = now();
        const first = this.first ?? end;
        const line = { ...this.told, start: between(this.began, first), work: between(first, end) };
        fs.appendFileSync(process.env[TIMES], `${JSON.stringify(line)}\n`);
      }
      await super.teardown();
    }
  };
