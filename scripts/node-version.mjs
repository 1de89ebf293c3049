// Imported first, so that an old Node says what it lacks before it meets anything it cannot read.
const required = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < required[0] || (major === required[0] && minor < required[1])) {
  console.error(
    `Muster needs Node.js ${required.join('.')} or newer; this is ${process.version} (${process.execPath}).\n` +
      'Install a newer one from https://nodejs.org, or with your version manager, and try again.',
  );
  process.exit(1);
}
