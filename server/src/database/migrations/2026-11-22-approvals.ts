import type { MigrationInterface, QueryRunner } from 'typeorm';

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;
const system = `company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24), updated_by_id char(24)`;

const tables = `
CREATE TABLE approval_flow (
  ${system}, name text NOT NULL, subject text NOT NULL, place integer NOT NULL, is_active boolean NOT NULL, conditions jsonb NOT NULL, steps jsonb NOT NULL,
  CONSTRAINT approval_flow_pkey PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX approval_flow_name_key ON approval_flow (company_id, name) WHERE deleted_at IS NULL;

CREATE TABLE approval (
  ${system}, subject text NOT NULL, record_id text NOT NULL, flow_id char(24) NOT NULL, flow_name text NOT NULL, state text NOT NULL, at integer NOT NULL,
  steps jsonb NOT NULL, requesters jsonb NOT NULL, employee_id char(24), due_since timestamptz(3) NOT NULL,
  CONSTRAINT approval_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT approval_flow_id_fkey FOREIGN KEY (company_id, flow_id) REFERENCES approval_flow (company_id, id),
  CONSTRAINT approval_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id)
);
CREATE INDEX approval_order ON approval (company_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX approval_flow_id_idx ON approval (company_id, flow_id);
CREATE INDEX approval_employee_id_idx ON approval (company_id, employee_id);
CREATE UNIQUE INDEX approval_open_key ON approval (company_id, subject, record_id) WHERE state = 'open' AND deleted_at IS NULL;
CREATE INDEX approval_of_record ON approval (company_id, subject, record_id, id);

CREATE TABLE approval_task (
  ${system}, approval_id char(24) NOT NULL, step integer NOT NULL, assignee_id char(24) NOT NULL, delegate_id char(24), escalated_to_id char(24),
  state text NOT NULL, decided_by_id char(24), decided_at timestamptz(3), reason text, about text NOT NULL, file_ids char(24)[] NOT NULL,
  due_since timestamptz(3) NOT NULL, reminders integer NOT NULL,
  CONSTRAINT approval_task_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT approval_task_approval_id_fkey FOREIGN KEY (company_id, approval_id) REFERENCES approval (company_id, id),
  CONSTRAINT approval_task_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES app_user (id),
  CONSTRAINT approval_task_delegate_id_fkey FOREIGN KEY (delegate_id) REFERENCES app_user (id),
  CONSTRAINT approval_task_escalated_to_id_fkey FOREIGN KEY (escalated_to_id) REFERENCES app_user (id),
  CONSTRAINT approval_task_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES app_user (id)
);
CREATE INDEX approval_task_order ON approval_task (company_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX approval_task_approval_id_idx ON approval_task (company_id, approval_id);
CREATE INDEX approval_task_assignee_id_idx ON approval_task (company_id, assignee_id);
CREATE INDEX approval_task_delegate_id_idx ON approval_task (company_id, delegate_id);
CREATE INDEX approval_task_escalated_to_id_idx ON approval_task (company_id, escalated_to_id);
CREATE INDEX approval_task_decided_by_id_idx ON approval_task (company_id, decided_by_id);
CREATE INDEX approval_task_open ON approval_task (company_id, assignee_id) WHERE state = 'open' AND deleted_at IS NULL;
CREATE INDEX approval_task_file_ids_idx ON approval_task USING gin (file_ids);

CREATE TABLE approval_delegation (
  ${system}, from_user_id char(24) NOT NULL, to_user_id char(24) NOT NULL, from_date date NOT NULL, to_date date NOT NULL, subjects jsonb NOT NULL,
  CONSTRAINT approval_delegation_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT approval_delegation_from_user_id_fkey FOREIGN KEY (from_user_id) REFERENCES app_user (id),
  CONSTRAINT approval_delegation_to_user_id_fkey FOREIGN KEY (to_user_id) REFERENCES app_user (id)
);
CREATE INDEX approval_delegation_order ON approval_delegation (company_id, from_date, id) WHERE deleted_at IS NULL;
CREATE INDEX approval_delegation_from_user_id_idx ON approval_delegation (company_id, from_user_id);
CREATE INDEX approval_delegation_to_user_id_idx ON approval_delegation (company_id, to_user_id);
`;
const names = ['approval_flow', 'approval', 'approval_task', 'approval_delegation'];

export class Approvals1795302000037 implements MigrationInterface {
  readonly name = 'Approvals1795302000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    for (const name of names) {
      await runner.query(`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;
        CREATE POLICY tenant ON ${name} USING (${own}) WITH CHECK (${own}); GRANT SELECT, INSERT, UPDATE ON ${name} TO muster_app`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE approval_delegation, approval_task, approval, approval_flow');
  }
}
