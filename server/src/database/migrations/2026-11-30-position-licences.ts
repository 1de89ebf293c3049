import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Positions say which licence they are held with, and which rule of training goes with it. */
export class PositionLicences1795900910002 implements MigrationInterface {
  readonly name = 'PositionLicences1795900910002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE position ADD licence_required text, ADD cme_rule_id char(24)');
    await runner.query(
      'ALTER TABLE position ADD CONSTRAINT position_cme_rule_id_fkey FOREIGN KEY (company_id, cme_rule_id) REFERENCES cme_rule (company_id, id)',
    );
    await runner.query('CREATE INDEX position_cme_rule_id_idx ON position (company_id, cme_rule_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE position DROP licence_required, DROP cme_rule_id');
  }
}
