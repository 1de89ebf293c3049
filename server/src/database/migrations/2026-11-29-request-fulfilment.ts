import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Requests that are fulfilled and closed, and answered by a day their form names; those that were there have none and stay as they are. */
export class RequestFulfilment1795900850001 implements MigrationInterface {
  readonly name = 'RequestFulfilment1795900850001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['form', 'form_version']) {
      await runner.query(
        `ALTER TABLE ${table} ADD due_within_days integer, ADD due_from text NOT NULL DEFAULT 'submission', ADD close_after_days integer`,
      );
      await runner.query(`ALTER TABLE ${table} ALTER due_from DROP DEFAULT`);
    }
    await runner.query(`ALTER TABLE form_request ADD due_on date, ADD reminded_for date, ADD fulfilled_at timestamp(3) with time zone, ADD fulfilled_by_id character(24),
      ADD handed_file_ids character(24)[] NOT NULL DEFAULT '{}'`);
    await runner.query('ALTER TABLE form_request ALTER handed_file_ids DROP DEFAULT');
    await runner.query('CREATE INDEX form_request_fulfilled_by_id_idx ON form_request (company_id, fulfilled_by_id)');
    await runner.query('CREATE INDEX form_request_handed_file_ids_idx ON form_request USING gin (handed_file_ids)');
    await runner.query(
      `CREATE INDEX form_request_due ON form_request (company_id, due_on) WHERE state IN ('submitted', 'approved') AND deleted_at IS NULL`,
    );
    await runner.query(
      'ALTER TABLE form_request ADD CONSTRAINT form_request_fulfilled_by_id_fkey FOREIGN KEY (fulfilled_by_id) REFERENCES app_user(id)',
    );
    await growRoles(runner, [
      { digests: ['1cd637bd9426b669fdd70882bd2e0b41'], added: ['FormRequest fulfil close dispute company'] },
      { digests: ['2c5f4f266aa4d0a0ab26b41a78f1a50f'], added: ['FormRequest close dispute own'] },
    ]);
  }

  /** Grants given since are not told from those of before. What was fulfilled goes back to what it was before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE form_request SET state = 'approved' WHERE state IN ('fulfilled', 'closed')`);
    await runner.query(
      'ALTER TABLE form_request DROP handed_file_ids, DROP fulfilled_by_id, DROP fulfilled_at, DROP reminded_for, DROP due_on',
    );
    for (const table of ['form', 'form_version'])
      await runner.query(`ALTER TABLE ${table} DROP close_after_days, DROP due_from, DROP due_within_days`);
  }
}
