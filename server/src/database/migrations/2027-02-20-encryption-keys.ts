import type { MigrationInterface, QueryRunner } from 'typeorm';

const onPlatform = `current_setting('app.platform', true) = 'on'`;
const hidden = (text: string): string =>
  `regexp_replace(${text}::text, 'v[0-9]+:[A-Za-z0-9+/]{38,}={0,2}', 'encrypted', 'g')`;

/** The keys of the fields, sealed with the secret; what an older one encrypted is encrypted again. */
export class EncryptionKeys1802000000000 implements MigrationInterface {
  readonly name = 'EncryptionKeys1802000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE encryption_key (
        version text NOT NULL, sealed text NOT NULL, created_at timestamptz(3) NOT NULL,
        used_from timestamptz NOT NULL, renewed_at timestamptz(3),
        CONSTRAINT encryption_key_pkey PRIMARY KEY (version)
      );
      ALTER TABLE encryption_key ENABLE ROW LEVEL SECURITY;
      ALTER TABLE encryption_key FORCE ROW LEVEL SECURITY;
      CREATE POLICY platform ON encryption_key USING (${onPlatform});
      GRANT SELECT, INSERT, UPDATE ON encryption_key TO muster_app;
      GRANT UPDATE (private_key) ON push_key TO muster_app;
      GRANT UPDATE (answer) ON idempotency_key TO muster_app;
      ALTER TABLE audit_redaction ALTER erasure_id DROP NOT NULL`);
    // Puts one encrypted value in the place of another and changes nothing else, and only of lines with a note.
    await runner.query(`
      CREATE FUNCTION renew_audit(
        of_company char(24), ids char(24)[], times timestamptz[], befores jsonb[], afters jsonb[]
      ) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE done integer;
      BEGIN
        UPDATE audit_event e SET before = n.before, after = n.after
        FROM unnest(ids, times, befores, afters) AS n(id, at, before, after)
        WHERE e.company_id = of_company AND e.at = n.at AND e.id = n.id
          AND EXISTS (SELECT 1 FROM audit_redaction r WHERE r.company_id = of_company AND r.event_id = n.id)
          AND ${hidden('e.before')} IS NOT DISTINCT FROM ${hidden('n.before')}
          AND ${hidden('e.after')} IS NOT DISTINCT FROM ${hidden('n.after')};
        GET DIAGNOSTICS done = ROW_COUNT;
        RETURN done;
      END $$;
      REVOKE ALL ON FUNCTION renew_audit(char, char[], timestamptz[], jsonb[], jsonb[]) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION renew_audit(char, char[], timestamptz[], jsonb[], jsonb[]) TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT 1 FROM encryption_key WHERE version NOT IN ('signing', 'v1')) THEN
          RAISE EXCEPTION 'what newer keys encrypted could not be read any more';
        END IF;
      END $$;
      ALTER TABLE audit_redaction ALTER erasure_id SET NOT NULL;
      DROP FUNCTION renew_audit(char, char[], timestamptz[], jsonb[], jsonb[]);
      REVOKE UPDATE (private_key) ON push_key FROM muster_app;
      REVOKE UPDATE (answer) ON idempotency_key FROM muster_app;
      DROP TABLE encryption_key`);
  }
}
