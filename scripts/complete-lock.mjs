// npm run lock: after `npm install` against a registry that lacks packages of other systems, npm leaves them out of the
// lockfile and `npm ci` then refuses it. This adds them by the exact versions their parents name; nothing else changes.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony'];
const processors = {
  'arm-eabi': 'arm',
  'arm-gnueabihf': 'arm',
  'arm-musleabihf': 'arm',
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
};
const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const { packages } = lock;
const added = [];

const isThere = (parent, name) => {
  for (let folder = parent; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
  }
  return Boolean(packages[`node_modules/${name}`]);
};

for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const os = systems.find((each) => new RegExp(`[-/]${each}(-|$)`).test(name));
    const cpu = Object.keys(processors).find((each) => new RegExp(`-${each}(-|$)`).test(name));
    if (isThere(parent, name) || !/^\d+\.\d+\.\d+/.test(version) || !os || !cpu) continue;
    const libc = /-gnu$/.test(name) ? { libc: ['glibc'] } : /-musl$/.test(name) ? { libc: ['musl'] } : {};
    packages[`node_modules/${name}`] = {
      version,
      cpu: [processors[cpu]],
      ...(dev && { dev }),
      ...libc,
      optional: true,
      os: [os],
    };
    added.push(name);
  }
}
const { '': top, ...rest } = packages;
lock.packages = { '': top, ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))) };
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages of other systems added`);
