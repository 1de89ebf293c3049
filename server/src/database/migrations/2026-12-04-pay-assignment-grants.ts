import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

const areas = ['CompensationAssignment', 'DeductionAssignment'];

/** Roles nobody changed see and decide what an employee is given for himself, as those of new companies do. */
export class PayAssignmentGrants1795901220002 implements MigrationInterface {
  readonly name = 'PayAssignmentGrants1795901220002';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, [{ digests: ['7dc3009e99be68b42e1437a506b3feb9'], added: areas.map((area) => `${area} approve reject company`) }, { digests: ['e75374223bd29a17b3a0924fd620fae4'], added: areas.map((area) => `${area} read_sensitive approve reject company`) }]);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
