import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Text {
  en: string;
  ar: string;
}
interface Input {
  name: string;
  value: string;
  label?: Text;
  unit?: string;
  path?: string;
}
type Stored = Record<string, unknown> & {
  code: string;
  name: Text;
  inputs: readonly (Input | string)[];
  reason: Text | string;
};

interface Slip {
  company: string;
  id: string;
  lines: Stored[];
}

/** Payslips read and written at a time. */
const together = 1_000;

/**
 * The lines of payslips are stored whole: what an input is called and counted in, and why a component came out so, stood in
 * the line that said it first (`inputs: ["basic"]`, `reason: "housing"`). What such payslips say stays the same, so that
 * versions and times of posted ones do too. Whole lines are read by the code from before as well: nothing is to be undone.
 */
export class WholePayslipLines1796560000000 implements MigrationInterface {
  readonly name = 'WholePayslipLines1796560000000';

  async up(runner: QueryRunner): Promise<void> {
    // Posted payslips are refused by their triggers whatever becomes of them.
    await runner.query('ALTER TABLE payslip DISABLE TRIGGER USER');
    for (let last = { company: '', id: '' }; ;) {
      const slips = (await runner.query(
        `SELECT company_id AS company, id, lines FROM payslip WHERE (company_id, id) > ($1, $2) ORDER BY company_id, id LIMIT ${together}`,
        [last.company, last.id],
      )) as Slip[];
      if (!slips.length) break;
      const changed = slips.filter(({ lines }) => lines.some(isShort));
      if (changed.length) {
        await runner.query(
          `UPDATE payslip p SET lines = w.lines::jsonb FROM unnest($1::text[], $2::text[], $3::text[]) w(company, id, lines)
           WHERE p.company_id = w.company::char(24) AND p.id = w.id::char(24)`,
          [
            changed.map(({ company }) => company),
            changed.map(({ id }) => id),
            changed.map(({ lines }) => JSON.stringify(inFull(lines))),
          ],
        );
      }
      last = slips.at(-1)!;
    }
    await runner.query('ALTER TABLE payslip ENABLE TRIGGER USER');
  }

  async down(): Promise<void> {
    // Whole lines are what was read before as well.
  }
}

const isShort = ({ inputs, reason }: Stored): boolean =>
  typeof reason === 'string' ||
  inputs.some((input) => typeof input === 'string' || input.label === undefined || input.unit === undefined);

/** The lines with everything said in each, as it was read from those before it. */
function inFull(lines: readonly Stored[]): Stored[] {
  const [said, reasons] = [new Map<string, Input>(), new Map<string, { name: Text; reason: Text }>()];
  return lines.map((line) => {
    const inputs = line.inputs.map((input): Input => {
      if (typeof input === 'string') return said.get(input)!;
      const { label, unit } = said.get(input.name) ?? {};
      const told = { ...input, label: input.label ?? label, unit: input.unit ?? unit };
      said.set(input.name, told);
      return told;
    });
    const reason = typeof line.reason === 'string' ? renamed(reasons.get(line.reason)!, line.name) : line.reason;
    reasons.set(line.code, { name: line.name, reason });
    return { ...line, inputs, reason };
  });
}

const renamed = (first: { name: Text; reason: Text }, name: Text): Text => ({
  en: name.en + first.reason.en.slice(first.name.en.length),
  ar: name.ar + first.reason.ar.slice(first.name.ar.length),
});
