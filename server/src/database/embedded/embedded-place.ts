import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The account PostgreSQL runs as; empty = the account of this process. */
export type Account = { uid?: number; gid?: number };
/** A folder of the database, all of whose parents the account may enter. */
export type Place = { folder: string; account: Account };

const PLACE_FOR_ROOT = '/var/lib/muster';

/**
 * Where the database of `folder` lives, made if new. PostgreSQL refuses to run as root, so root hands it to the owner
 * of what is there, or to `nobody`. Where that account cannot enter (a project in root's own folder), the database
 * moves below /var/lib/muster and `folder` becomes a link to it.
 * @throws Error telling what the account may not do
 */
export function placeOf(folder: string): Place {
  return process.getuid?.() === 0 ? placeForRoot(folder) : placeForUser(folder);
}

/** Deletes the database for good. */
export function removePlace(folder: string): void {
  const place = fs.realpathSync(folder);
  fs.rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  if (place !== folder) fs.rmSync(folder, { force: true });
}

/** Gives a file or folder to the account, which reads it alone. */
export function handOver(file: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid);
}

function placeForUser(folder: string): Place {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    const data = path.join(folder, 'data');
    if (fs.existsSync(data)) fs.accessSync(data, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return { folder: fs.realpathSync(folder), account: {} };
  } catch (error) {
    throw new Error(
      `The database folder ${folder} cannot be used by this account: ${(error as Error).message}. ` +
        'If root started Muster here before, start it as root again, or give the folder to yourself with chown -R.',
      { cause: error },
    );
  }
}

function placeForRoot(folder: string): Place {
  if (fs.lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() && !fs.existsSync(folder)) {
    throw new Error(
      `${folder} points to ${fs.readlinkSync(folder)}, which is gone. ` +
        'Bring it back, or remove the link to begin with an empty database.',
    );
  }
  makeEnterable(path.dirname(folder));
  const account = ownerOf(path.join(folder, 'data')) ?? ownerOf(folder) ?? nobody();
  const parent = fs.existsSync(folder) ? path.dirname(fs.realpathSync(folder)) : fs.realpathSync(path.dirname(folder));
  if (!canEnter(parent, account)) moveBelowVarLib(folder);
  makeEnterable(folder);
  const place = fs.realpathSync(folder);
  if (ownerOf(place) === undefined) fs.chmodSync(place, 0o711);
  const data = path.join(place, 'data');
  if (fs.existsSync(data) && ownerOf(data) === undefined) {
    // Brought back by root, from a backup say.
    spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, data]);
  }
  return { folder: place, account };
}

function moveBelowVarLib(folder: string): void {
  makeEnterable(PLACE_FOR_ROOT);
  const place = fs.mkdtempSync(path.join(PLACE_FOR_ROOT, 'database-'));
  if (fs.existsSync(folder)) fs.renameSync(folder, place);
  fs.symlinkSync(place, folder);
}

/** Root may mask the rights of what it makes; others must be able to pass through. */
function makeEnterable(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeEnterable(path.dirname(folder));
  fs.mkdirSync(folder);
  fs.chmodSync(folder, 0o711);
}

function ownerOf(file: string): Required<Account> | undefined {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function nobody(): Required<Account> {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout) || 65534;
  return { uid: id('-u'), gid: id('-g') };
}

function canEnter(folder: string, account: Required<Account>): boolean {
  const { mode, uid, gid } = fs.statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const parent = path.dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || canEnter(parent, account));
}
