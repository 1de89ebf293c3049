const fs = require('node:fs');

/** A folder in memory, as Linux has one. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there: databases, uploads and browsers of a whole run. */
const ENOUGH = 4 * 1024 ** 3;

/** Lets this process and those it starts keep their temporary files in memory where there is room: a database of 1,700 files is copied in 0.06 s instead of 1. */
exports.keepTemporaryFilesInMemory = () => {
  if (!fs.existsSync(MEMORY)) return;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  if (bavail * bsize >= ENOUGH) process.env.TMPDIR = MEMORY;
};
