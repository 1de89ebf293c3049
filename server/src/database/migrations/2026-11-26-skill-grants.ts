import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Digests of the grants these roles began with until now, and what they begin with besides from now on. */
const formerRoles = [
  { digest: '1d02dd2e6dacc9c896cb1f6715784c0f', actions: ['read', 'create', 'update', 'delete', 'read_sensitive', 'export', 'verify'], scope: 'company' },
  { digest: '646f1f9cf2be4d9bef4f77fdd2928345', actions: ['read'], scope: 'team' },
  { digest: '47fe4f8a48f126780b68f738f845a8a0', actions: ['read'], scope: 'own' },
];

/** Roles the product made and nobody changed see skills as far as licences. */
export class SkillGrants1795900300072 implements MigrationInterface {
  readonly name = 'SkillGrants1795900300072';

  async up(runner: QueryRunner): Promise<void> {
    for (const { digest, actions, scope } of formerRoles) {
      await runner.query(`
        UPDATE company_role r SET version = version + 1, updated_at = now(), grants = r.grants || $2::jsonb
        WHERE deleted_at IS NULL AND (SELECT md5(string_agg(g, ',' ORDER BY g COLLATE "C")) FROM
          (SELECT DISTINCT concat_ws(' ', e->>'subject', e->>'action', e->>'scope') AS g FROM jsonb_array_elements(r.grants) e) held) = $1`,
      [digest, JSON.stringify(actions.map((action) => ({ subject: 'EmployeeSkill', action, scope })))]);
    }
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
