import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The relay of events, which knows all companies, looks for webhooks and puts down their calls. */
const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24) OR current_setting('app.platform', true) = 'on'`;
const common = `company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
      created_by_id char(24), updated_by_id char(24)`;

/** Webhooks and their calls; events say which version they made and when. */
export class Webhooks1795900930002 implements MigrationInterface {
  readonly name = 'Webhooks1795900930002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE webhook (${common}, name text NOT NULL, url text NOT NULL, subjects jsonb NOT NULL, deeds jsonb NOT NULL, is_active boolean NOT NULL,
      secret text, secret_made_at timestamptz(3), failing_since timestamptz(3), paused_at timestamptz(3),
      CONSTRAINT webhook_pkey PRIMARY KEY (company_id, id))`);
    await runner.query('CREATE INDEX webhook_order ON webhook (company_id, name, id) WHERE deleted_at IS NULL');
    await runner.query(`CREATE TABLE webhook_delivery (${common}, webhook_id char(24) NOT NULL, event_id text NOT NULL, subject text NOT NULL, record_id text NOT NULL, action text NOT NULL,
      record_version integer, happened_at timestamptz(3) NOT NULL, state text NOT NULL, attempts integer NOT NULL, next_attempt_at timestamptz(3), delivered_at timestamptz(3), status integer, answer text,
      CONSTRAINT webhook_delivery_pkey PRIMARY KEY (company_id, id),
      CONSTRAINT webhook_delivery_webhook_id_fkey FOREIGN KEY (company_id, webhook_id) REFERENCES webhook (company_id, id))`);
    await runner.query(
      'CREATE INDEX webhook_delivery_order ON webhook_delivery (company_id, happened_at, id) WHERE deleted_at IS NULL',
    );
    await runner.query('CREATE INDEX webhook_delivery_webhook_id_idx ON webhook_delivery (company_id, webhook_id)');
    await runner.query(
      `CREATE INDEX webhook_delivery_due ON webhook_delivery (company_id, next_attempt_at) WHERE state = 'queued' AND deleted_at IS NULL`,
    );
    for (const table of ['webhook', 'webhook_delivery']) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`);
      await runner.query(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`);
      await runner.query(`CREATE POLICY tenant ON ${table} USING (${own}) WITH CHECK (${own})`);
      await runner.query(`GRANT SELECT, INSERT, UPDATE ON ${table} TO muster_app`);
    }
    await runner.query('ALTER TABLE outbox_event ADD version integer, ADD at timestamptz(3) NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_event DROP at, DROP version');
    await runner.query('DROP TABLE webhook_delivery');
    await runner.query('DROP TABLE webhook');
  }
}
