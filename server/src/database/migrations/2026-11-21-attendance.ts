import type { MigrationInterface, QueryRunner } from 'typeorm';

const system = `company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24)`;

const tables = `
CREATE TABLE shift (
  ${system}, title text NOT NULL, kind text NOT NULL, total_hours numeric(18,2) NOT NULL, periods jsonb NOT NULL, colour text, status text NOT NULL,
  CONSTRAINT shift_pkey PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX shift_title_key ON shift (company_id, title) WHERE deleted_at IS NULL;

ALTER TABLE employee ADD shift_id char(24),
  ADD CONSTRAINT employee_shift_id_fkey FOREIGN KEY (company_id, shift_id) REFERENCES shift (company_id, id);
CREATE INDEX employee_shift_id_idx ON employee (company_id, shift_id);

CREATE TABLE attendance (
  ${system}, employee_id char(24) NOT NULL, date date NOT NULL, time_in text NOT NULL, time_out text, time_zone text NOT NULL,
  started_at timestamptz(3) NOT NULL, ended_at timestamptz(3), shift_id char(24), source text NOT NULL, note text,
  CONSTRAINT attendance_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT attendance_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id),
  CONSTRAINT attendance_shift_id_fkey FOREIGN KEY (company_id, shift_id) REFERENCES shift (company_id, id),
  -- A presence without an end takes its first moment only: a way out that was forgotten does not shut out the next day.
  CONSTRAINT attendance_no_overlap EXCLUDE USING gist (company_id WITH =, employee_id WITH =,
    (CASE WHEN ended_at IS NULL THEN tstzrange(started_at, started_at, '[]') ELSE tstzrange(started_at, ended_at) END) WITH &&) WHERE (deleted_at IS NULL)
);
CREATE INDEX attendance_order ON attendance (company_id, date, id) WHERE deleted_at IS NULL;
CREATE INDEX attendance_employee_day ON attendance (company_id, employee_id, date) WHERE deleted_at IS NULL;
CREATE INDEX attendance_employee_id_idx ON attendance (company_id, employee_id);
CREATE INDEX attendance_shift_id_idx ON attendance (company_id, shift_id);

CREATE TABLE attendance_day (
  ${system}, employee_id char(24) NOT NULL, date date NOT NULL, mark text NOT NULL, note text,
  CONSTRAINT attendance_day_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT attendance_day_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id)
);
CREATE UNIQUE INDEX attendance_day_date_key ON attendance_day (company_id, employee_id, date) WHERE deleted_at IS NULL;
CREATE INDEX attendance_day_order ON attendance_day (company_id, date, id) WHERE deleted_at IS NULL;
CREATE INDEX attendance_day_employee_id_idx ON attendance_day (company_id, employee_id);
`;

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;

export class Attendance1795255937975 implements MigrationInterface {
  readonly name = 'Attendance1795255937975';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    for (const table of ['shift', 'attendance', 'attendance_day']) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY tenant ON ${table} USING (${own}) WITH CHECK (${own});
        GRANT SELECT, INSERT, UPDATE ON ${table} TO muster_app`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee DROP COLUMN shift_id; DROP TABLE attendance_day, attendance, shift');
  }
}
