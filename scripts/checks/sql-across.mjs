import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, root } from '../run.mjs';

const NAMED = /\b(?:from|join|into|update|using)\s+"?([a-z_]+)"?/g;
const WRITTEN = /\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/g;
const RECORD = /@record\(\s*'(\w+)',\s*(?:'[^']*'|"[^"]*"|`[^`]*`)(?:,\s*'(\w+)')?/g;
const moduleOf = (file) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1];

/** Tables that are no record: rows nobody edits, each with the module that keeps them. */
const WITHOUT_RECORD = {
  files: ['stored_file'],
  messaging: ['notification', 'notification_preference'],
  time: ['attendance_stale', 'punch_external', 'punch_rest', 'roster_fill_person'],
  pay: ['applied_entry', 'payslip_kept'],
  documents: ['document_opening'],
  apps: [
    'calendar_feed',
    'chat_conversation',
    'chat_message',
    'chat_profile',
    'event_reminder',
    'internal_mail_last_list',
  ],
  administration: ['interface_settings', 'list_preference'],
  'data-import': ['import_memory', 'import_row', 'import_write'],
  privacy: ['erasure'],
};
/** Who has an account and belongs to which company is what the platform stands on; every module may ask it. */
const READ_BY_ALL = ['app_user', 'membership'];

/** Of each table the module that owns it, and where the SQL of other modules names or writes it. */
export function sqlAcross() {
  const sources = projectFiles()
    .filter((file) => moduleOf(file) && /\.ts$/.test(file) && !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
  const owners = new Map(
    Object.entries(WITHOUT_RECORD).flatMap(([module, tables]) => tables.map((table) => [table, module])),
  );
  for (const { file, text } of sources)
    for (const [, type, table] of text.matchAll(RECORD))
      owners.set(table ?? type.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase(), moduleOf(file));
  const places = (pattern) =>
    sources.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].flatMap(([, table]) => {
        const of = owners.get(table);
        return of && of !== moduleOf(file) ? [{ file, table, of }] : [];
      }),
    );
  return {
    owners,
    named: places(NAMED).filter(({ table }) => !READ_BY_ALL.includes(table)),
    written: places(WRITTEN),
  };
}

/** What is wrong with them: a table is named and written by its own module alone. */
export function sqlProblems() {
  const { named, written } = sqlAcross();
  return [
    ...written.map(({ file, table, of }) => `${file} writes ${table}: let a function of the module ${of} write it.`),
    ...named.map(({ file, table, of }) => `${file} names ${table}: read what ${of} shares of it, in ${of}.sql.ts.`),
  ].join('\n');
}
