import type { MigrationInterface, QueryRunner } from 'typeorm';

type Grant = [scope: string, subject: string, action: string];

/** Roles that may do the one thing may do these others too, whose rights came later. */
async function grant(
  runner: QueryRunner,
  scope: string,
  subject: string,
  action: string,
  more: Grant[],
): Promise<void> {
  const held = `[{"scope": "${scope}", "action": "${action}", "subject": "${subject}"}]`;
  for (const [newScope, newSubject, newAction] of more) {
    const given = `[{"scope": "${newScope}", "action": "${newAction}", "subject": "${newSubject}"}]`;
    await runner.query(
      `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
       WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
      [held, given],
    );
  }
}

/**
 * Employees change their own profile, and everybody finds everybody in the directory: who could read their own row
 * may do so from the first day, and whoever changed employees decides.
 */
export class ProfileAndDirectory1796810000285 implements MigrationInterface {
  readonly name = 'ProfileAndDirectory1796810000285';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "profile_change" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "part" text NOT NULL, "record_id" text, "is_removal" boolean NOT NULL, "changes" jsonb NOT NULL, "file_ids" character(24) array NOT NULL, "note" text, "state" text NOT NULL, "entered_by_id" character(24), "decided_by_id" character(24), "decided_at" TIMESTAMP(3) WITH TIME ZONE, "decision_note" text, CONSTRAINT "profile_change_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "profile_change_order" ON "profile_change"  ("company_id", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "profile_change_employee_id_idx" ON "profile_change"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "profile_change_entered_by_id_idx" ON "profile_change"  ("company_id", "entered_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "profile_change_decided_by_id_idx" ON "profile_change"  ("company_id", "decided_by_id") `,
    );
    await runner.query(`ALTER TABLE employee ADD shows_birthday boolean, ADD shows_anniversary boolean`);
    await runner.query(
      `ALTER TABLE company ADD contact_changes text NOT NULL DEFAULT 'at_once', ADD address_changes text NOT NULL DEFAULT 'at_once', ADD photo_changes text NOT NULL DEFAULT 'at_once', ADD emergency_changes text NOT NULL DEFAULT 'at_once', ADD dependant_changes text NOT NULL DEFAULT 'approval', ADD directory_mail boolean NOT NULL DEFAULT true, ADD directory_phone boolean NOT NULL DEFAULT true, ADD directory_mobile boolean NOT NULL DEFAULT false, ADD directory_location boolean NOT NULL DEFAULT true, ADD directory_presence boolean NOT NULL DEFAULT true`,
    );
    await runner.query(
      `ALTER TABLE company ALTER contact_changes DROP DEFAULT, ALTER address_changes DROP DEFAULT, ALTER photo_changes DROP DEFAULT, ALTER emergency_changes DROP DEFAULT, ALTER dependant_changes DROP DEFAULT, ALTER directory_mail DROP DEFAULT, ALTER directory_phone DROP DEFAULT, ALTER directory_mobile DROP DEFAULT, ALTER directory_location DROP DEFAULT, ALTER directory_presence DROP DEFAULT`,
    );
    await runner.query(`ALTER TABLE "bank_account" ADD "proof_file_id" character(24)`);
    await runner.query(
      `CREATE INDEX "bank_account_proof_file_id_idx" ON "bank_account"  ("company_id", "proof_file_id") `,
    );
    await runner.query(
      `ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_proof_file_id_fkey" FOREIGN KEY ("company_id", "proof_file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "profile_change" ADD CONSTRAINT "profile_change_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "profile_change" ADD CONSTRAINT "profile_change_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "profile_change" ADD CONSTRAINT "profile_change_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "profile_change" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "profile_change" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "profile_change" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "profile_change" TO muster_app`);
    await grant(runner, 'own', 'Employee', 'read', [
      ['company', 'Employee', 'find'],
      ['own', 'ProfileChange', 'read'],
      ['own', 'ProfileChange', 'create'],
      ['own', 'ProfileChange', 'withdraw'],
    ]);
    await grant(runner, 'own', 'EmployeeDocument', 'submit', [
      ['own', 'EmployeeDocument', 'create'],
      ['own', 'EmployeeDocument', 'renew'],
    ]);
    await grant(runner, 'company', 'Employee', 'update', [
      ['company', 'Employee', 'find'],
      ['company', 'ProfileChange', 'read'],
      ['company', 'ProfileChange', 'approve'],
      ['company', 'ProfileChange', 'reject'],
    ]);
    await grant(
      runner,
      'company',
      'Employee',
      'delete',
      ['create', 'update', 'delete', 'read_sensitive', 'export', 'withdraw'].map((action): Grant => [
        'company',
        'ProfileChange',
        action,
      ]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE company_role r SET version = version + 1, updated_at = now(), grants = (
        SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(r.grants) e
        WHERE e->>'subject' <> 'ProfileChange' AND NOT (e->>'subject' = 'Employee' AND e->>'action' = 'find'))
      WHERE jsonb_path_exists(r.grants, '$[*] ? (@.subject == "ProfileChange" || @.action == "find")')`);
    await runner.query(`DROP TABLE profile_change`);
    await runner.query(`ALTER TABLE bank_account DROP COLUMN proof_file_id`);
    await runner.query(`ALTER TABLE employee DROP COLUMN shows_birthday, DROP COLUMN shows_anniversary`);
    await runner.query(
      `ALTER TABLE company DROP COLUMN contact_changes, DROP COLUMN address_changes, DROP COLUMN photo_changes, DROP COLUMN emergency_changes, DROP COLUMN dependant_changes, DROP COLUMN directory_mail, DROP COLUMN directory_phone, DROP COLUMN directory_mobile, DROP COLUMN directory_location, DROP COLUMN directory_presence`,
    );
  }
}
