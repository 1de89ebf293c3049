import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

const tables = [
  ['compensation_assignment', 'compensation_id'],
  ['deduction_assignment', 'deduction_id'],
] as const;

const areas = ['CompensationAssignment', 'DeductionAssignment'];

const overlap = (
  table: string,
  item: string,
  where: string,
): string => `ALTER TABLE "${table}" ADD CONSTRAINT "${table}_no_overlap"
  EXCLUDE USING gist (company_id WITH =, employee_id WITH =, ${item} WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (${where})`;

/** What employees have holds by the amounts of the item, as before; what is only proposed may lie beside it. Roles nobody changed see and decide it, as those of new companies do. */
export class PayAssignmentTerms1795901220001 implements MigrationInterface {
  readonly name = 'PayAssignmentTerms1795901220001';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, item] of tables) {
      await runner.query(`ALTER TABLE "${table}" ADD "own_amount" numeric(18,3), ADD "own_percent" numeric(18,4), ADD "state" text NOT NULL DEFAULT 'approved', ADD "proposed_by_id" character(24),
        ADD "approved_by_id" character(24), ADD "approved_at" timestamptz(3), ADD "decision_note" text`);
      await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "state" DROP DEFAULT`);
      for (const who of ['proposed_by_id', 'approved_by_id']) {
        await runner.query(
          `ALTER TABLE "${table}" ADD CONSTRAINT "${table}_${who}_fkey" FOREIGN KEY ("${who}") REFERENCES "app_user"("id")`,
        );
        await runner.query(`CREATE INDEX "${table}_${who}_idx" ON "${table}" ("company_id", "${who}")`);
      }
      await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${table}_no_overlap"`);
      await runner.query(overlap(table, item, `state = 'approved' AND deleted_at IS NULL`));
    }
    await growRoles(runner, [
      { digests: ['7dc3009e99be68b42e1437a506b3feb9'], added: areas.map((area) => `${area} approve reject company`) },
      {
        digests: ['e75374223bd29a17b3a0924fd620fae4'],
        added: areas.map((area) => `${area} read_sensitive approve reject company`),
      },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [table, item] of tables) {
      await runner.query(`DELETE FROM "${table}" WHERE state <> 'approved'`);
      await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${table}_no_overlap"`);
      await runner.query(overlap(table, item, 'deleted_at IS NULL'));
      await runner.query(
        `ALTER TABLE "${table}" DROP "own_amount", DROP "own_percent", DROP "state", DROP "proposed_by_id", DROP "approved_by_id", DROP "approved_at", DROP "decision_note"`,
      );
    }
  }
}
