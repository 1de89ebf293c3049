import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shifts have a place, punches tell whether they were taken there, and a company says what becomes of those that were not; shifts may need a licence. */
export class Geofences1795800000064 implements MigrationInterface {
  readonly name = 'Geofences1795800000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE shift ADD fence_latitude numeric(18,6), ADD fence_longitude numeric(18,6), ADD fence_radius integer, ADD licence_needed text`,
    );
    await runner.query(
      `ALTER TABLE company ADD fence_rule text NOT NULL DEFAULT 'record'; ALTER TABLE company ALTER fence_rule DROP DEFAULT`,
    );
    await runner.query(
      `ALTER TABLE punch ADD geofence_result text, ADD geofence_metres integer, ADD is_flagged boolean NOT NULL DEFAULT false; ALTER TABLE punch ALTER is_flagged DROP DEFAULT`,
    );
    await runner.query(
      `ALTER TABLE attendance_month ADD shift_extra_min integer NOT NULL DEFAULT 0; ALTER TABLE attendance_month ALTER shift_extra_min DROP DEFAULT`,
    );
    await runner.query(`CREATE INDEX punch_flagged_idx ON punch (company_id, employee_id, at) WHERE is_flagged`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attendance_month DROP shift_extra_min`);
    await runner.query(`ALTER TABLE punch DROP geofence_result, DROP geofence_metres, DROP is_flagged`);
    await runner.query(`ALTER TABLE company DROP fence_rule`);
    await runner.query(
      `ALTER TABLE shift DROP fence_latitude, DROP fence_longitude, DROP fence_radius, DROP licence_needed`,
    );
  }
}
