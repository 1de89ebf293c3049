import type { MigrationInterface, QueryRunner } from 'typeorm';

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;
const onPlatform = `current_setting('app.platform', true) = 'on'`;

const columns = `company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24), updated_by_id char(24)`;

const tables = `
CREATE TABLE form_version (
  ${columns},
  form_id char(24) NOT NULL, number integer NOT NULL, title text NOT NULL, title_ar text, type text NOT NULL, description text,
  description_ar text, fields jsonb NOT NULL, is_offered boolean NOT NULL,
  CONSTRAINT form_version_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE form (
  ${columns},
  title text NOT NULL, title_ar text, type text NOT NULL, description text, description_ar text, fields jsonb NOT NULL, status text NOT NULL,
  CONSTRAINT form_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE form_request (
  ${columns},
  no integer NOT NULL, form_version_id char(24) NOT NULL, type text NOT NULL, employee_id char(24) NOT NULL, requester_id char(24) NOT NULL,
  requester_name text NOT NULL, answers jsonb NOT NULL, state text NOT NULL, submitted_at timestamptz(3) NOT NULL, decided_at timestamptz(3),
  decided_by_id char(24), history jsonb NOT NULL,
  CONSTRAINT form_request_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE mail_template (
  ${columns},
  name text NOT NULL, kind text NOT NULL, locale text NOT NULL, subject text NOT NULL, body text NOT NULL, status text NOT NULL,
  CONSTRAINT mail_template_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE mail (
  ${columns},
  email text NOT NULL, subject text NOT NULL, message text NOT NULL, kind text NOT NULL, locale text NOT NULL, state text NOT NULL,
  attempts integer NOT NULL, next_attempt_at timestamptz(3), sent_at timestamptz(3), failure text, reply text, employee_id char(24),
  sender_id char(24), sender_name text NOT NULL, message_id text NOT NULL, key text NOT NULL, secret_message text,
  CONSTRAINT mail_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE running_number (
  company_id char(24) NOT NULL, series text NOT NULL, last integer NOT NULL,
  CONSTRAINT running_number_pkey PRIMARY KEY (company_id, series),
  CONSTRAINT running_number_company_id_fkey FOREIGN KEY (company_id) REFERENCES company (id)
);
`;

const indexes = `
CREATE UNIQUE INDEX form_version_number_key ON form_version (company_id, form_id, number);
CREATE INDEX form_version_order ON form_version (company_id, title, id) WHERE deleted_at IS NULL;
CREATE INDEX form_version_form_id_idx ON form_version (company_id, form_id);
CREATE UNIQUE INDEX form_title_key ON form (company_id, title) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX form_request_no_key ON form_request (company_id, no) WHERE deleted_at IS NULL;
CREATE INDEX form_request_form_version_id_idx ON form_request (company_id, form_version_id);
CREATE INDEX form_request_employee_id_idx ON form_request (company_id, employee_id);
CREATE INDEX form_request_requester_id_idx ON form_request (company_id, requester_id);
CREATE INDEX form_request_decided_by_id_idx ON form_request (company_id, decided_by_id);
CREATE UNIQUE INDEX mail_template_kind_key ON mail_template (company_id, kind, locale) WHERE kind <> 'message' AND status = 'active' AND deleted_at IS NULL;
CREATE INDEX mail_template_order ON mail_template (company_id, name, id) WHERE deleted_at IS NULL;
CREATE INDEX mail_due ON mail (company_id, next_attempt_at) WHERE state IN ('queued', 'sending') AND deleted_at IS NULL;
CREATE UNIQUE INDEX mail_key_key ON mail (company_id, key);
CREATE INDEX mail_order ON mail (company_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX mail_employee_id_idx ON mail (company_id, employee_id);
CREATE INDEX mail_sender_id_idx ON mail (company_id, sender_id);
`;

const foreignKeys = `
ALTER TABLE form_version ADD CONSTRAINT form_version_form_id_fkey FOREIGN KEY (company_id, form_id) REFERENCES form(company_id,id);
ALTER TABLE form_request ADD CONSTRAINT form_request_form_version_id_fkey FOREIGN KEY (company_id, form_version_id) REFERENCES form_version(company_id,id);
ALTER TABLE form_request ADD CONSTRAINT form_request_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee(company_id,id);
ALTER TABLE form_request ADD CONSTRAINT form_request_requester_id_fkey FOREIGN KEY (requester_id) REFERENCES app_user(id);
ALTER TABLE form_request ADD CONSTRAINT form_request_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES app_user(id);
ALTER TABLE mail ADD CONSTRAINT mail_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee(company_id,id);
ALTER TABLE mail ADD CONSTRAINT mail_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES app_user(id);
`;

/** Rows of one company; which companies have mails to send is asked across all of them. */
const policies: Record<string, string> = {
  form: own,
  form_version: own,
  form_request: own,
  running_number: own,
  mail_template: own,
  mail: `${own} OR ${onPlatform}`,
};

export class FormsAndMails1795256265592 implements MigrationInterface {
  readonly name = 'FormsAndMails1795256265592';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables + indexes + foreignKeys);
    for (const [table, condition] of Object.entries(policies)) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY tenant ON ${table} USING (${condition}) WITH CHECK (${condition});
        GRANT SELECT, INSERT, UPDATE ON ${table} TO muster_app`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail, mail_template, running_number, form_request, form_version, form');
  }
}
