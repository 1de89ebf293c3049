import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents are looked at by somebody who may verify them. What was there before counts as verified. */
export class DocumentReview1795900920001 implements MigrationInterface {
  readonly name = 'DocumentReview1795900920001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['document', 'employee_document']) {
      await runner.query(`ALTER TABLE ${table} ADD review text NOT NULL DEFAULT 'verified', ADD submitted_by_id character(24), ADD submitted_at timestamp(3) with time zone,
        ADD reviewed_by_id character(24), ADD reviewed_at timestamp(3) with time zone, ADD review_note text`);
      await runner.query(`ALTER TABLE ${table} ALTER review DROP DEFAULT`);
      for (const column of ['submitted_by_id', 'reviewed_by_id']) await refer(runner, table, column);
    }
    await runner.query(
      'ALTER TABLE employee_document ADD requested_by_id character(24), ADD due_on date, ADD request_note text',
    );
    await refer(runner, 'employee_document', 'requested_by_id');
  }

  /** What was only asked for has no place in what was before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM employee_document WHERE review = 'requested'`);
    await runner.query('ALTER TABLE employee_document DROP requested_by_id, DROP due_on, DROP request_note');
    for (const table of ['document', 'employee_document']) {
      await runner.query(
        `ALTER TABLE ${table} DROP review, DROP submitted_by_id, DROP submitted_at, DROP reviewed_by_id, DROP reviewed_at, DROP review_note`,
      );
    }
  }
}

async function refer(runner: QueryRunner, table: string, column: string): Promise<void> {
  await runner.query(`CREATE INDEX ${table}_${column}_idx ON ${table} (company_id, ${column})`);
  await runner.query(
    `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${column}_fkey FOREIGN KEY (${column}) REFERENCES app_user(id)`,
  );
}
