import type { MigrationInterface, QueryRunner } from 'typeorm';

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;
const tenant = (table: string, may: string) => `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON ${table} USING (${own}) WITH CHECK (${own});
GRANT ${may} ON ${table} TO muster_app;`;

/**
 * Many people are invited at once, by a job; an invitation says its language, until when its link holds and whether it
 * was opened.
 */
export class BulkInvitations1796900001000 implements MigrationInterface {
  readonly name = 'BulkInvitations1796900001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE membership ADD invited_locale text, ADD invitation_expires_at timestamptz(3),
        ADD invitation_seen_at timestamptz(3)`,
    );
    await runner.query(`UPDATE membership m SET invitation_expires_at = l.expires_at
      FROM (SELECT DISTINCT ON (company_id, membership_id) company_id, membership_id, expires_at FROM password_link
        WHERE membership_id IS NOT NULL AND kind = 'invite'
        ORDER BY company_id, membership_id, created_at DESC, id DESC) l
      WHERE m.company_id = l.company_id AND m.id = l.membership_id AND m.deleted_at IS NULL`);
    await runner.query(`
CREATE TABLE bulk_invitation (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24), updated_by_id char(24),
  role_ids char(24)[] NOT NULL, locale text NOT NULL, state text NOT NULL,
  people integer NOT NULL, done integer NOT NULL, invited integer NOT NULL, refused jsonb NOT NULL,
  CONSTRAINT bulk_invitation_pkey PRIMARY KEY (company_id, id)
);
CREATE INDEX bulk_invitation_order ON bulk_invitation (company_id, created_at, id) WHERE deleted_at IS NULL;
${tenant('bulk_invitation', 'SELECT, INSERT, UPDATE')}
CREATE TABLE bulk_invitation_person (
  company_id char(24) NOT NULL, bulk_id char(24) NOT NULL, employee_id char(24) NOT NULL,
  CONSTRAINT bulk_invitation_person_pkey PRIMARY KEY (company_id, bulk_id, employee_id)
);
${tenant('bulk_invitation_person', 'SELECT, INSERT, UPDATE, DELETE')}
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bulk_invitation_person, bulk_invitation');
    await runner.query(
      'ALTER TABLE membership DROP invited_locale, DROP invitation_expires_at, DROP invitation_seen_at',
    );
  }
}
