import type { MigrationInterface, QueryRunner } from 'typeorm';

const current = `nullif(current_setting('app.company_id', true), '')::char(24)`;
const me = `nullif(current_setting('app.user_id', true), '')::char(24)`;
const onPlatform = `current_setting('app.platform', true) = 'on'`;

/** Written for others by whoever does something, read and changed by the addressee alone. */
const notifications = `
CREATE TABLE notification (
  id char(24) NOT NULL, company_id char(24) NOT NULL, user_id char(24) NOT NULL, kind text NOT NULL, subject text NOT NULL, record_id char(24) NOT NULL,
  facts jsonb NOT NULL, is_shown boolean NOT NULL, is_mail_due boolean NOT NULL, created_at timestamptz(3) NOT NULL, read_at timestamptz(3),
  CONSTRAINT notification_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT notification_company_id_fkey FOREIGN KEY (company_id) REFERENCES company (id),
  CONSTRAINT notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id)
);
CREATE INDEX notification_of_user ON notification (company_id, user_id, id) WHERE is_shown;
CREATE INDEX notification_unread ON notification (company_id, user_id) WHERE is_shown AND read_at IS NULL;
CREATE INDEX notification_of_record ON notification (company_id, record_id);
CREATE INDEX notification_mail_due ON notification (company_id) WHERE is_mail_due;
CREATE INDEX notification_read ON notification (company_id, read_at) WHERE read_at IS NOT NULL;
ALTER TABLE notification ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON notification USING ((company_id = ${current} AND user_id = ${me}) OR ${onPlatform}) WITH CHECK (company_id = ${current});
GRANT SELECT, INSERT, UPDATE, DELETE ON notification TO muster_app;
`;

const preferences = `
CREATE TABLE notification_preference (
  company_id char(24) NOT NULL, user_id char(24) NOT NULL, choices jsonb NOT NULL, quiet_from text, quiet_to text, updated_at timestamptz(3) NOT NULL,
  CONSTRAINT notification_preference_pkey PRIMARY KEY (company_id, user_id),
  CONSTRAINT notification_preference_company_id_fkey FOREIGN KEY (company_id) REFERENCES company (id),
  CONSTRAINT notification_preference_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id)
);
ALTER TABLE notification_preference ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_preference FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON notification_preference USING ((company_id = ${current} AND user_id = ${me}) OR ${onPlatform})
  WITH CHECK (company_id = ${current} AND user_id = ${me});
GRANT SELECT, INSERT, UPDATE ON notification_preference TO muster_app;
`;

export class Notifications1795300000031 implements MigrationInterface {
  readonly name = 'Notifications1795300000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(notifications + preferences);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notification_preference, notification');
  }
}
