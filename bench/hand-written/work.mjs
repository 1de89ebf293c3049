import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { settings } from '../running/child.mjs';
import { attendance } from './attendance.mjs';
import { people } from './import.mjs';
import { payroll } from './payroll.mjs';

/**
 * The yardstick of work in the background: by the owner of the tables it reads the rows the work looks at, does the
 * sums of it in plain numbers without a word about why, and copies what the product wrote, byte by byte, into tables
 * like those with their indexes. Reading and writing go on side by side, each over a connection of its own.
 */
const kinds = { payroll, attendance, people };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-copied-'));
const connect = async () => {
  const client = new pg.Client(settings.database);
  await client.connect();
  return client;
};
const [reader, writer] = [await connect(), await connect()];

const fileOf = (table) => path.join(folder, table);
const pieces = 256 * 1024;

/** Those that are written: the database computes the others. */
async function columnsOf(table) {
  const { rows } = await writer.query(
    `select string_agg(column_name, ', ' order by ordinal_position) as columns from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0].columns;
}

/** Before the time is taken: what is to be copied lies in a file, and an empty table waits for it. */
async function prepare({ table, rows }) {
  await writer.query(`drop table if exists copied_${table}`);
  await writer.query(`create table copied_${table} (like ${table} including all)`);
  await pipeline(
    writer.query(
      copyTo(`copy (select ${await columnsOf(table)} from ${table} where ${rows}) to stdout (format binary)`),
    ),
    fs.createWriteStream(fileOf(table)),
  );
}

async function copy(writes) {
  await writer.query('begin');
  for (const { table } of writes)
    await pipeline(
      fs.createReadStream(fileOf(table), { highWaterMark: pieces }),
      writer.query(copyFrom(`copy copied_${table} (${await columnsOf(table)}) from stdin (format binary)`)),
    );
  await writer.query('commit');
}

async function read({ statement, file, look }) {
  const input = file ? fs.createReadStream(file) : reader.query(copyTo(`copy (${statement}) to stdout`));
  for await (const line of readline.createInterface({ input }))
    look(file ? line : JSON.parse(line.includes('\\') ? line.replaceAll('\\\\', '\\') : line));
}

async function work({ kind, ...question }) {
  const { reads, writes, isDone } = kinds[kind](question);
  for (const write of writes) await prepare(write);
  const began = performance.now();
  await Promise.all([
    copy(writes),
    (async () => {
      for (const each of reads) await read(each);
    })(),
  ]);
  const seconds = (performance.now() - began) / 1000;
  if (!isDone()) throw new Error(`The hand-written ${kind} came to nothing.`);
  for (const { table } of writes) fs.rmSync(fileOf(table));
  return { seconds };
}

process.on('message', (question) => {
  work(question).then(
    (told) => process.send(told),
    ({ stack }) => process.send({ failure: stack }),
  );
});
process.once('disconnect', () => {
  fs.rmSync(folder, { recursive: true, force: true });
  void Promise.all([reader.end(), writer.end()]).then(() => process.exit(0));
});
process.send({});
