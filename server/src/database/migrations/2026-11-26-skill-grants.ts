import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Roles the product made and nobody changed see skills as far as licences. */
export class SkillGrants1795900300072 implements MigrationInterface {
  readonly name = 'SkillGrants1795900300072';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, [
      {
        digests: ['1d02dd2e6dacc9c896cb1f6715784c0f'],
        added: ['EmployeeSkill read create update delete read_sensitive export verify company'],
      },
      { digests: ['646f1f9cf2be4d9bef4f77fdd2928345'], added: ['EmployeeSkill read team'] },
      { digests: ['47fe4f8a48f126780b68f738f845a8a0'], added: ['EmployeeSkill read own'] },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
