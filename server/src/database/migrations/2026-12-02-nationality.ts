import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countryMeant } from '../../kernel/nationality';
import { addressWithCode, formulaWithCodes } from '../nationality-codes';

/** A nationality is a country by its code; how people worded it stands beside. */
export class Nationality1795901100001 implements MigrationInterface {
  readonly name = 'Nationality1795901100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "employee" ADD "nationality_as_given" text`);
    await runner.query(
      'UPDATE employee SET nationality_as_given = nationality, nationality = NULL WHERE nationality IS NOT NULL',
    );
    const worded = (await runner.query(
      'SELECT DISTINCT nationality_as_given AS said FROM employee WHERE nationality_as_given IS NOT NULL',
    )) as { said: string }[];
    const codes = Object.fromEntries(
      worded.flatMap(({ said }) => (countryMeant(said) ? [[said, countryMeant(said)]] : [])),
    );
    // Who wrote the code itself is told by it.
    await runner.query(
      `UPDATE employee SET nationality = $1::jsonb ->> nationality_as_given,
        nationality_as_given = nullif(nationality_as_given, $1::jsonb ->> nationality_as_given) WHERE $1::jsonb ? nationality_as_given`,
      [JSON.stringify(codes)],
    );
    await rewritten(runner, 'pay_component', 'formula', 'employee.nationality', formulaWithCodes);
    await rewritten(runner, 'pay_component', 'condition', 'employee.nationality', formulaWithCodes);
    await rewritten(runner, 'saved_view', 'address', 'f.nationality.', addressWithCode);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE employee SET nationality = nationality_as_given WHERE nationality_as_given IS NOT NULL');
    await runner.query('ALTER TABLE employee DROP nationality_as_given');
  }
}

async function rewritten(
  runner: QueryRunner,
  table: string,
  column: string,
  part: string,
  change: (text: string) => string,
): Promise<void> {
  const rows = (await runner.query(
    `SELECT company_id, id, ${column} AS said FROM ${table} WHERE position($1 in ${column}) > 0`,
    [part],
  )) as { company_id: string; id: string; said: string }[];
  for (const { company_id: company, id, said } of rows) {
    if (change(said) !== said)
      await runner.query(
        `UPDATE ${table} SET ${column} = $3, version = version + 1, updated_at = now() WHERE company_id = $1 AND id = $2`,
        [company, id, change(said)],
      );
  }
}
