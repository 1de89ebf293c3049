import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is medical and what is pay of an employee have grants of their own: whoever saw them goes on, and each their own leave. */
export class MedicalGrants1795900910001 implements MigrationInterface {
  readonly name = 'MedicalGrants1795900910001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE company_role r SET version = version + 1, updated_at = now(), grants = r.grants || added.grants FROM (WITH held AS (
        SELECT r.id, e->>'subject' AS subject, e->>'action' AS action, e->>'scope' AS scope FROM company_role r, jsonb_array_elements(r.grants) e
      ), given AS (
        SELECT id, subject, split.action, scope FROM held, unnest(array['read_medical', 'read_pay']) split (action) WHERE subject = 'Employee' AND held.action = 'read_sensitive'
        UNION SELECT id, subject, 'read_medical', scope FROM held WHERE subject = 'EmployeeLeave' AND action = 'read' AND scope = 'own'
        UNION SELECT l.id, l.subject, 'read_medical', l.scope FROM held l JOIN held e ON e.id = l.id AND e.subject = 'Employee' AND e.action = 'read_sensitive' AND e.scope = 'company'
          WHERE l.subject = 'EmployeeLeave' AND l.action = 'read' AND l.scope = 'company'
      )
        SELECT id, jsonb_agg(jsonb_build_object('subject', subject, 'action', action, 'scope', scope) ORDER BY subject, action, scope) AS grants
        FROM given g WHERE NOT EXISTS (SELECT FROM held h WHERE (h.id, h.subject, h.action, h.scope) = (g.id, g.subject, g.action, g.scope)) GROUP BY id
      ) added WHERE added.id = r.id`);
    await runner.query(`
      UPDATE approval_task k SET file_ids = '{}', version = k.version + 1 FROM approval a JOIN employee_leave l ON l.company_id = a.company_id AND l.id = a.record_id AND l.kind IN ('sick', 'maternity')
      WHERE a.company_id = k.company_id AND a.id = k.approval_id AND a.subject = 'EmployeeLeave' AND k.file_ids <> '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE company_role SET grants = (SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(grants) e WHERE e->>'action' NOT IN ('read_medical', 'read_pay'))`,
    );
  }
}
