/** Tables, indexes and foreign keys of the first areas; see 2026-11-20-foundation.ts. */
export const tables = `
CREATE TABLE auth_session (
  id char(24) NOT NULL, user_id char(24) NOT NULL, company_id char(24), user_status text NOT NULL,
  created_at timestamptz NOT NULL, last_seen_at timestamptz NOT NULL, expires_at timestamptz NOT NULL,
  revoked_at timestamptz, revoked_reason text, user_agent text, ip text,
  CONSTRAINT auth_session_pkey PRIMARY KEY (id)
);
CREATE TABLE company (
  id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24),
  updated_by_id char(24), name text NOT NULL, legal_name text, trade_licence_no text, employer_id text,
  type text, country text NOT NULL, currency text NOT NULL, time_zone text NOT NULL, locale text NOT NULL,
  week_start text NOT NULL, weekend_days integer array NOT NULL, payroll_day_basis text NOT NULL,
  address text, phone text, website text, status text NOT NULL, start_at date, end_at date,
  manager_user_id char(24),
  CONSTRAINT company_pkey PRIMARY KEY (id)
);
CREATE TABLE company_role (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), title text NOT NULL, type text, status text NOT NULL,
  grants jsonb NOT NULL,
  CONSTRAINT company_role_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE membership (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), user_id char(24) NOT NULL, status text NOT NULL,
  role_ids char(24) array NOT NULL, employee_id char(24),
  CONSTRAINT membership_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE department (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), name text NOT NULL, code text, description text,
  parent_id char(24), manager_id char(24), cost_centre text, status text NOT NULL,
  CONSTRAINT department_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE employee (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), code text NOT NULL, first_name text NOT NULL,
  middle_name text, last_name text NOT NULL, native_name text, status text NOT NULL,
  employee_type text NOT NULL, department_id char(24), position_id char(24), manager_id char(24),
  hire_date date NOT NULL, probation_end date, contract_end date, exit_date date, exit_reason text,
  gender text, birth_date date, nationality text, marital_status text, work_email text, personal_email text,
  mobile_phone text, work_phone text, address text, home_address text, national_id text, passport_no text,
  iban text, bank_name text, emergency_contact_name text, emergency_contact_phone text,
  emergency_contact_relationship text,
  CONSTRAINT employee_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE employee_position (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), employee_id char(24) NOT NULL, position_id char(24),
  department_id char(24), manager_id char(24), is_primary boolean NOT NULL, fte numeric(18,3) NOT NULL,
  valid_from date NOT NULL, valid_to date, start_change_type text, end_change_type text,
  CONSTRAINT employee_position_no_overlap EXCLUDE USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (is_primary AND deleted_at IS NULL),
  CONSTRAINT employee_position_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE employee_salary (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), employee_id char(24) NOT NULL,
  base_salary numeric(18,3) NOT NULL, overtime_salary numeric(18,3), currency text NOT NULL,
  valid_from date NOT NULL, valid_to date, reason text,
  CONSTRAINT employee_salary_no_overlap EXCLUDE USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL),
  CONSTRAINT employee_salary_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE payroll_run (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), period text NOT NULL, from_date date NOT NULL,
  to_date date NOT NULL, pay_date date, kind text NOT NULL, state text NOT NULL, currency text NOT NULL,
  employee_count integer NOT NULL, done_count integer NOT NULL, error_count integer NOT NULL,
  gross numeric(18,3) NOT NULL, deductions numeric(18,3) NOT NULL, net numeric(18,3) NOT NULL,
  previous_net numeric(18,3), calculated_by_id char(24), calculated_at timestamptz(3),
  approved_by_id char(24), approved_at timestamptz(3), posted_at timestamptz(3),
  CONSTRAINT payroll_run_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE payslip (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), run_id char(24) NOT NULL, employee_id char(24) NOT NULL,
  period text NOT NULL, employee_code text NOT NULL, employee_name text NOT NULL, department_name text,
  position_title text, state text NOT NULL, calendar_days integer NOT NULL, basis_days integer NOT NULL,
  payment_days integer NOT NULL, currency text NOT NULL, gross numeric(18,3) NOT NULL,
  deductions numeric(18,3) NOT NULL, net numeric(18,3) NOT NULL, previous_net numeric(18,3),
  difference numeric(18,3) NOT NULL, difference_reasons jsonb NOT NULL, lines jsonb NOT NULL,
  problems jsonb NOT NULL, inputs_hash text NOT NULL,
  CONSTRAINT payslip_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE permission (
  id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24),
  updated_by_id char(24), title text NOT NULL, alias text NOT NULL, heading text NOT NULL, type text NOT NULL,
  status text NOT NULL, subject text NOT NULL, action text NOT NULL,
  CONSTRAINT permission_pkey PRIMARY KEY (id)
);
CREATE TABLE "position" (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), title text NOT NULL, code text, department_id char(24),
  headcount_planned integer, min_salary numeric(18,3), max_salary numeric(18,3), status text NOT NULL,
  CONSTRAINT position_pkey PRIMARY KEY (company_id, id)
);
CREATE TABLE role (
  id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24),
  updated_by_id char(24), title text NOT NULL, type text, status text NOT NULL, grants jsonb NOT NULL,
  CONSTRAINT role_pkey PRIMARY KEY (id)
);
CREATE TABLE app_user (
  id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24),
  updated_by_id char(24), name text NOT NULL, email text NOT NULL, type text NOT NULL, status text NOT NULL,
  role_ids char(24) array NOT NULL, locale text NOT NULL, password_hash text,
  CONSTRAINT app_user_pkey PRIMARY KEY (id)
);
`;

export const indexes = `
CREATE INDEX auth_session_user ON auth_session (user_id, created_at);
CREATE UNIQUE INDEX company_name_key ON company (name) WHERE deleted_at IS NULL;
CREATE INDEX company_manager_user_id_idx ON company (manager_user_id);
CREATE UNIQUE INDEX company_role_title_key ON company_role (company_id, title) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX membership_user_id_key ON membership (company_id, user_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX membership_employee_id_key ON membership (company_id, employee_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX department_name_key ON department (company_id, name) WHERE deleted_at IS NULL;
CREATE INDEX department_parent_id_idx ON department (company_id, parent_id);
CREATE INDEX department_manager_id_idx ON department (company_id, manager_id);
CREATE UNIQUE INDEX employee_code_key ON employee (company_id, code) WHERE deleted_at IS NULL;
CREATE INDEX employee_order ON employee (company_id, last_name, id) WHERE deleted_at IS NULL;
CREATE INDEX employee_department_id_idx ON employee (company_id, department_id);
CREATE INDEX employee_position_id_idx ON employee (company_id, position_id);
CREATE INDEX employee_manager_id_idx ON employee (company_id, manager_id);
CREATE INDEX employee_position_order ON employee_position (company_id, valid_from, id) WHERE deleted_at IS NULL;
CREATE INDEX employee_position_employee_id_idx ON employee_position (company_id, employee_id);
CREATE INDEX employee_position_position_id_idx ON employee_position (company_id, position_id);
CREATE INDEX employee_position_department_id_idx ON employee_position (company_id, department_id);
CREATE INDEX employee_position_manager_id_idx ON employee_position (company_id, manager_id);
CREATE INDEX employee_salary_order ON employee_salary (company_id, valid_from, id) WHERE deleted_at IS NULL;
CREATE INDEX employee_salary_employee_id_idx ON employee_salary (company_id, employee_id);
CREATE UNIQUE INDEX payroll_run_one_regular ON payroll_run (company_id, period) WHERE kind = 'regular' AND state <> 'cancelled' AND deleted_at IS NULL;
CREATE INDEX payroll_run_order ON payroll_run (company_id, period, id) WHERE deleted_at IS NULL;
CREATE INDEX payroll_run_calculated_by_id_idx ON payroll_run (company_id, calculated_by_id);
CREATE INDEX payroll_run_approved_by_id_idx ON payroll_run (company_id, approved_by_id);
CREATE UNIQUE INDEX payslip_one_per_run ON payslip (company_id, run_id, employee_id);
CREATE INDEX payslip_order ON payslip (company_id, employee_name, id) WHERE deleted_at IS NULL;
CREATE INDEX payslip_run_id_idx ON payslip (company_id, run_id);
CREATE INDEX payslip_employee_id_idx ON payslip (company_id, employee_id);
CREATE UNIQUE INDEX permission_alias_key ON permission (alias) WHERE deleted_at IS NULL;
CREATE INDEX permission_order ON permission (heading, id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX position_title_key ON "position" (company_id, title) WHERE deleted_at IS NULL;
CREATE INDEX position_department_id_idx ON "position" (company_id, department_id);
CREATE UNIQUE INDEX role_title_key ON role (title) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX app_user_email_key ON app_user (email) WHERE deleted_at IS NULL;
CREATE INDEX app_user_order ON app_user (name, id) WHERE deleted_at IS NULL;
`;

export const foreignKeys = `
ALTER TABLE auth_session ADD CONSTRAINT auth_session_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
ALTER TABLE auth_session ADD CONSTRAINT auth_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);
ALTER TABLE company ADD CONSTRAINT company_manager_user_id_fkey FOREIGN KEY (manager_user_id) REFERENCES app_user(id);
ALTER TABLE membership ADD CONSTRAINT membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);
ALTER TABLE membership ADD CONSTRAINT membership_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee(company_id,id);
ALTER TABLE department ADD CONSTRAINT department_parent_id_fkey FOREIGN KEY (company_id, parent_id) REFERENCES department(company_id,id);
ALTER TABLE department ADD CONSTRAINT department_manager_id_fkey FOREIGN KEY (company_id, manager_id) REFERENCES employee(company_id,id);
ALTER TABLE employee ADD CONSTRAINT employee_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES department(company_id,id);
ALTER TABLE employee ADD CONSTRAINT employee_position_id_fkey FOREIGN KEY (company_id, position_id) REFERENCES "position"(company_id,id);
ALTER TABLE employee ADD CONSTRAINT employee_manager_id_fkey FOREIGN KEY (company_id, manager_id) REFERENCES employee(company_id,id);
ALTER TABLE employee_position ADD CONSTRAINT employee_position_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee(company_id,id);
ALTER TABLE employee_position ADD CONSTRAINT employee_position_position_id_fkey FOREIGN KEY (company_id, position_id) REFERENCES "position"(company_id,id);
ALTER TABLE employee_position ADD CONSTRAINT employee_position_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES department(company_id,id);
ALTER TABLE employee_position ADD CONSTRAINT employee_position_manager_id_fkey FOREIGN KEY (company_id, manager_id) REFERENCES employee(company_id,id);
ALTER TABLE employee_salary ADD CONSTRAINT employee_salary_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee(company_id,id);
ALTER TABLE payroll_run ADD CONSTRAINT payroll_run_calculated_by_id_fkey FOREIGN KEY (calculated_by_id) REFERENCES app_user(id);
ALTER TABLE payroll_run ADD CONSTRAINT payroll_run_approved_by_id_fkey FOREIGN KEY (approved_by_id) REFERENCES app_user(id);
ALTER TABLE payslip ADD CONSTRAINT payslip_run_id_fkey FOREIGN KEY (company_id, run_id) REFERENCES payroll_run(company_id,id);
ALTER TABLE payslip ADD CONSTRAINT payslip_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee(company_id,id);
ALTER TABLE "position" ADD CONSTRAINT position_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES department(company_id,id);
`;
