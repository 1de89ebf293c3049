import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns: [table: string, before: string, after: string][] = [
  ['payroll_payment', 'left_out', 'excluded'],
  ['payroll_payment', 'left_out_count', 'excluded_count'],
  ['payroll_payment', 'left_out_total', 'excluded_total'],
  ['payroll_run', 'left_open', 'unsettled_retro'],
  ['import_row', 'is_left_out', 'is_skipped'],
  ['roster_fill', 'left_out', 'unfilled'],
  ['shift', 'auto_close_after', 'clock_out_after'],
];

const values: [table: string, column: string, before: string, after: string][] = [
  ['import_row', 'outcome', 'left_out', 'skipped'],
  ['document_type', 'employee_access', 'hand_in', 'upload'],
  ['attendance_day', 'problem', 'auto_closed', 'automatic_clock_out'],
];

const jobs: [before: string, after: string][] = [
  ['work_out_attendance', 'calculate_attendance'],
  ['work_out_attendance_of', 'calculate_attendance_of'],
  ['work_out_missed_attendance', 'calculate_missed_attendance'],
  ['work_out_provisions', 'calculate_provisions'],
];

/** What saved views sort, filter and show by. */
const inAddresses: [before: string, after: string][] = [
  ['leftOutCount', 'excludedCount'],
  ['leftOutTotal', 'excludedTotal'],
  ['autoCloseAfter', 'clockOutAfter'],
  ['auto_closed', 'automatic_clock_out'],
  ['hand_in', 'upload'],
];

/** Tables, columns, values and jobs are called what the glossary calls them; audit lines keep the names they were written with. */
export class WordsOfTheGlossary1796800000262 implements MigrationInterface {
  readonly name = 'WordsOfTheGlossary1796800000262';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pay_taking RENAME TO applied_entry');
    for (const end of ['source', 'employee'])
      await runner.query(`ALTER INDEX pay_taking_${end} RENAME TO applied_entry_${end}`);
    await rename(runner, ([before, after]) => [before, after]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, ([before, after]) => [after, before]);
    for (const end of ['source', 'employee'])
      await runner.query(`ALTER INDEX applied_entry_${end} RENAME TO pay_taking_${end}`);
    await runner.query('ALTER TABLE applied_entry RENAME TO pay_taking');
  }
}

async function rename(
  runner: QueryRunner,
  direction: (names: [before: string, after: string]) => [from: string, to: string],
): Promise<void> {
  for (const [table, ...names] of columns) {
    const [from, to] = direction(names);
    await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);
  }
  for (const [table, column, ...names] of values) {
    const [from, to] = direction(names);
    await runner.query(`UPDATE ${table} SET ${column} = '${to}' WHERE ${column} = '${from}'`);
  }
  for (const names of inAddresses) {
    const [from, to] = direction(names);
    await runner.query(
      `UPDATE saved_view SET address = replace(address, '${from}', '${to}') WHERE address LIKE '%${from}%'`,
    );
  }

  const [from, to] = direction(['autoCloseAfter', 'clockOutAfter']);
  await runner.query('ALTER TABLE shift DISABLE TRIGGER shift_changed');
  await runner.query(
    `UPDATE shift SET earlier = replace(earlier::text, '"${from}"', '"${to}"')::jsonb WHERE earlier <> '[]'`,
  );
  await runner.query('ALTER TABLE shift ENABLE TRIGGER shift_changed');

  const [{ tasks }] = await runner.query(`SELECT to_regclass('graphile_worker._private_tasks') AS tasks`);
  for (const names of tasks ? jobs : [])
    await runner.query(`UPDATE ${tasks} SET identifier = $2 WHERE identifier = $1`, direction(names));
}
