import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A device counts its punches from one again once its log was cleared: what it or a list calls a punch names it together
 * with its moment. What people send by themselves keeps one name for good ('-infinity').
 */
export class PunchNumbers1796580000001 implements MigrationInterface {
  readonly name = 'PunchNumbers1796580000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE punch_external ADD at timestamptz NOT NULL DEFAULT '-infinity'`);
    await runner.query(`UPDATE punch_external x SET at = p.at FROM punch p
      WHERE p.company_id = x.company_id AND p.id = x.punch_id AND x.source IN ('device', 'import')`);
    await runner.query(`ALTER TABLE punch_external ALTER at DROP DEFAULT, DROP CONSTRAINT punch_external_pkey,
      ADD CONSTRAINT punch_external_pkey PRIMARY KEY (company_id, source, sender, external_id, at)`);
    await runner.query('DROP INDEX punch_entry_external_id_key');
  }

  /** Of two punches with one name the first keeps it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM punch_external x USING punch_external y
      WHERE (y.company_id, y.source, y.sender, y.external_id) = (x.company_id, x.source, x.sender, x.external_id) AND y.at < x.at`);
    await runner.query(`ALTER TABLE punch_external DROP CONSTRAINT punch_external_pkey,
      ADD CONSTRAINT punch_external_pkey PRIMARY KEY (company_id, source, sender, external_id)`);
    await runner.query('ALTER TABLE punch_external DROP at');
    await runner.query(`UPDATE punch_entry e SET external_id = NULL FROM punch_entry o WHERE o.company_id = e.company_id AND o.employee_id = e.employee_id
      AND o.external_id = e.external_id AND o.deleted_at IS NULL AND e.deleted_at IS NULL AND o.at < e.at`);
    await runner.query(
      'CREATE UNIQUE INDEX punch_entry_external_id_key ON punch_entry (company_id, employee_id, external_id) WHERE deleted_at IS NULL',
    );
  }
}
