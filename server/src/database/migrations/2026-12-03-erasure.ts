import type { MigrationInterface, QueryRunner } from 'typeorm';

const company = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;
const orPlatform = `${company} OR current_setting('app.platform', true) = 'on'`;

/** Only a function of the owner of the tables sets this and is the owner while it works: the server's role can do the one, never the other. */
const isErasing = `current_setting('app.erasing', true) = 'on' AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)`;

const refusePosted = (condition: string): string => `
  CREATE OR REPLACE FUNCTION refuse_change_of_posted_payroll() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${condition}
    RAISE EXCEPTION 'a posted payroll never changes' USING ERRCODE = 'restrict_violation';
  END $$`;
const refuseLedger = (condition: string): string => `
  CREATE OR REPLACE FUNCTION leave_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    ${condition}
    RAISE EXCEPTION 'lines of the leave ledger are added, never changed or removed'; END $$`;

/** Who was erased; what the audit log said before is taken out of its lines, with a signed note for each. */
export class Erasure1795901200001 implements MigrationInterface {
  readonly name = 'Erasure1795901200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE employee ADD erased_at timestamp(3) with time zone;
      CREATE TABLE erasure (
        company_id char(24) NOT NULL, id char(24) NOT NULL, employee_ids char(24)[] NOT NULL, user_id char(24), number integer NOT NULL,
        reason text NOT NULL, file_ids char(24)[] NOT NULL, erased_at timestamptz NOT NULL, erased_by_id char(24) NOT NULL,
        CONSTRAINT erasure_pkey PRIMARY KEY (company_id, id), CONSTRAINT erasure_number_key UNIQUE (company_id, number)
      );
      ALTER TABLE erasure ENABLE ROW LEVEL SECURITY;
      ALTER TABLE erasure FORCE ROW LEVEL SECURITY;
      CREATE POLICY tenant ON erasure USING (${orPlatform}) WITH CHECK (${orPlatform});
      GRANT SELECT, INSERT ON erasure TO muster_app;
      CREATE TABLE audit_redaction (
        company_id char(24) NOT NULL, event_id char(24) NOT NULL, number integer NOT NULL, erasure_id char(24) NOT NULL, redacted_at timestamptz NOT NULL, redacted_by_id char(24) NOT NULL, signature bytea NOT NULL,
        CONSTRAINT audit_redaction_pkey PRIMARY KEY (company_id, event_id, number)
      );
      ALTER TABLE audit_redaction ENABLE ROW LEVEL SECURITY;
      ALTER TABLE audit_redaction FORCE ROW LEVEL SECURITY;
      CREATE POLICY tenant ON audit_redaction USING (${orPlatform}) WITH CHECK (${orPlatform});
      GRANT SELECT, INSERT ON audit_redaction TO muster_app`);
    // Takes away and adds nothing, and only of lines with a note; what the note is worth, its signature says.
    await runner.query(`
      CREATE FUNCTION redact_audit(of_company char(24), ids char(24)[], times timestamptz[], befores jsonb[], afters jsonb[]) RETURNS integer
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE done integer;
      BEGIN
        UPDATE audit_event e SET before = n.before, after = n.after, reason = NULL
        FROM unnest(ids, times, befores, afters) AS n(id, at, before, after)
        WHERE e.company_id = of_company AND e.at = n.at AND e.id = n.id
          AND EXISTS (SELECT 1 FROM audit_redaction r WHERE r.company_id = of_company AND r.event_id = n.id)
          AND (n.before IS NULL OR e.before @> n.before) AND (n.after IS NULL OR e.after @> n.after);
        GET DIAGNOSTICS done = ROW_COUNT;
        RETURN done;
      END $$;
      REVOKE ALL ON FUNCTION redact_audit(char, char[], timestamptz[], jsonb[], jsonb[]) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION redact_audit(char, char[], timestamptz[], jsonb[], jsonb[]) TO muster_app`);
    await runner.query(refusePosted(`IF TG_OP = 'UPDATE' AND ${isErasing} THEN RETURN NEW; END IF;`));
    await runner.query(refuseLedger(`IF TG_OP = 'UPDATE' AND ${isErasing} THEN RETURN NULL; END IF;`));
    // What nobody may change: only who it was about is taken out, and only of whom an erasure names.
    await runner.query(`
      CREATE FUNCTION erase_closed_rows(of_company char(24), of_erasure char(24), code text, name text) RETURNS void
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE people char(24)[];
      BEGIN
        SELECT employee_ids INTO STRICT people FROM erasure WHERE company_id = of_company AND id = of_erasure;
        PERFORM set_config('app.erasing', 'on', true);
        UPDATE payslip SET employee_code = code, employee_name = name, problems = '[]' WHERE company_id = of_company AND employee_id = ANY(people);
        UPDATE leave_ledger_entry SET reason = NULL WHERE company_id = of_company AND employee_id = ANY(people) AND reason IS NOT NULL;
        UPDATE punch_external x SET external_id = 'erased ' || x.punch_id FROM punch p
          WHERE x.company_id = of_company AND p.company_id = of_company AND p.id = x.punch_id AND p.employee_id = ANY(people);
        UPDATE punch SET external_id = NULL, latitude = NULL, longitude = NULL, accuracy = NULL, ip = NULL, note = NULL, photo_file_id = NULL
          WHERE company_id = of_company AND employee_id = ANY(people);
        PERFORM set_config('app.erasing', '', true);
      END $$;
      REVOKE ALL ON FUNCTION erase_closed_rows(char, char, text, text) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION erase_closed_rows(char, char, text, text) TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION erase_closed_rows(char, char, text, text); DROP FUNCTION redact_audit(char, char[], timestamptz[], jsonb[], jsonb[])',
    );
    await runner.query(refuseLedger(''));
    await runner.query(refusePosted(''));
    await runner.query('DROP TABLE audit_redaction, erasure; ALTER TABLE employee DROP erased_at');
  }
}
