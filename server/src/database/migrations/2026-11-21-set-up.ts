import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Steps of setting up that a company does without, and the totals of all companies: row-level security shows one company at
 * a time also to the platform, so the function looks into one after the other, and only for a transaction of the platform.
 */
export class SetUp1795300800001 implements MigrationInterface {
  readonly name = 'SetUp1795300800001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company ADD set_up_skipped jsonb NOT NULL DEFAULT '[]'`);
    await runner.query('ALTER TABLE company ALTER set_up_skipped DROP DEFAULT');
    await runner.query(`
      CREATE FUNCTION platform_totals() RETURNS TABLE (id char(24), name text, employees int, failed_mails int) LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('app.platform', true) IS DISTINCT FROM 'on' OR nullif(current_setting('app.company_id', true), '') IS NOT NULL THEN RETURN; END IF;
        FOR id, name IN SELECT c.id, c.name FROM company c WHERE c.deleted_at IS NULL LOOP
          PERFORM set_config('app.company_id', id, true);
          SELECT count(*) INTO employees FROM employee e WHERE e.company_id = platform_totals.id AND e.deleted_at IS NULL AND e.status NOT IN ('draft', 'exited');
          SELECT count(*) INTO failed_mails FROM mail m WHERE m.company_id = platform_totals.id AND m.deleted_at IS NULL AND m.state = 'failed';
          RETURN NEXT;
        END LOOP;
        PERFORM set_config('app.company_id', '', true);
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION platform_totals()');
    await runner.query('ALTER TABLE company DROP set_up_skipped');
  }
}
