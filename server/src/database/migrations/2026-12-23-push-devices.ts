import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

const me = `nullif(current_setting('app.user_id', true), '')::char(24)`;
const onPlatform = `current_setting('app.platform', true) = 'on'`;

/** Devices that are told while the app is closed, each as long as the sign-in by which it was added. */
const devices = `
CREATE TABLE push_device (
  id char(24) NOT NULL, user_id char(24) NOT NULL, session_id char(24) NOT NULL,
  endpoint text NOT NULL, p256dh text NOT NULL, auth text NOT NULL,
  name text NOT NULL, created_at timestamptz(3) NOT NULL,
  CONSTRAINT push_device_pkey PRIMARY KEY (id),
  CONSTRAINT push_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth_session (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX push_device_endpoint ON push_device (endpoint);
CREATE INDEX push_device_of_user ON push_device (user_id);
CREATE INDEX push_device_of_session ON push_device (session_id);
ALTER TABLE push_device ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_device FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON push_device USING (user_id = ${me} OR ${onPlatform});
GRANT SELECT, INSERT, UPDATE, DELETE ON push_device TO muster_app;
`;

/** By which push services know this installation; one row. */
const key = `
CREATE TABLE push_key (
  id smallint NOT NULL, public_key text NOT NULL, private_key text NOT NULL, created_at timestamptz(3) NOT NULL,
  CONSTRAINT push_key_pkey PRIMARY KEY (id), CONSTRAINT push_key_one CHECK (id = 1)
);
ALTER TABLE push_key ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_key FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON push_key USING (${onPlatform});
GRANT SELECT, INSERT ON push_key TO muster_app;
`;

export class PushDevices1796900000501 implements MigrationInterface {
  readonly name = 'PushDevices1796900000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(devices + key);
    // Notifications there are were told already. A constant default is not written into the rows.
    await runner.query('ALTER TABLE notification ADD is_push_due boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notification DROP is_push_due');
    await runner.query('DROP TABLE push_device, push_key');
  }
}

export class PushesDue1796900000502 implements MigrationInterface {
  readonly name = 'PushesDue1796900000502';
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndexConcurrently(runner, 'notification_push_due', 'notification (company_id) WHERE is_push_due');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS notification_push_due');
  }
}
