import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The product clears what only tells how something went. It may delete no row of a company, so calls of webhooks go by a function that touches none that is recent or still tried. */
export class PassingRows1795901040001 implements MigrationInterface {
  readonly name = 'PassingRows1795901040001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('GRANT DELETE ON password_link TO muster_app');
    await runner.query(`CREATE FUNCTION forget_webhook_calls(ended text, since timestamptz, most integer) RETURNS integer
      LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        WITH gone AS (DELETE FROM webhook_delivery WHERE ctid = ANY (ARRAY(
          SELECT t.ctid FROM webhook_delivery t WHERE t.company_id = nullif(current_setting('app.company_id', true), '')::char(24)
            AND t.state = ended AND t.state IN ('delivered', 'failed') AND t.updated_at < least(since, now() - interval '30 days') LIMIT most)) RETURNING 1)
        SELECT count(*)::integer FROM gone $$`);
    await runner.query('REVOKE ALL ON FUNCTION forget_webhook_calls(text, timestamptz, integer) FROM PUBLIC');
    await runner.query('GRANT EXECUTE ON FUNCTION forget_webhook_calls(text, timestamptz, integer) TO muster_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION forget_webhook_calls(text, timestamptz, integer)');
    await runner.query('REVOKE DELETE ON password_link FROM muster_app');
  }
}
