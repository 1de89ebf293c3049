import { insuranceRegistration } from '../../modules/pay/items/insurance-registration/insurance-registration';
import { schemeOfCountry } from '../../modules/pay/statutory/social-insurance/schemes';
import type { PlainDate } from '../../kernel/dates/plain-date';
import type { Ctx } from '../../platform/context';
import { createRecords } from '../../platform/records/records';

/** Nationals who are employed are insured from this month on: what was paid before stays as it was. */
export async function fillInsurance(ctx: Ctx, country: string, today: PlainDate): Promise<void> {
  const scheme = schemeOfCountry(country);
  if (!scheme) return;
  const validFrom = `${today.slice(0, 7)}-01`;
  const { rows } = await ctx.tx.query<{ id: string; hireDate: PlainDate }>(
    `select id, hire_date as "hireDate" from employee
     where company_id = $1 and nationality = $2 and status = 'active' and exit_date is null and hire_date < $3
     order by code`,
    [ctx.companyId, country, validFrom],
  );
  await createRecords(
    ctx,
    insuranceRegistration,
    rows.map(({ id, hireDate }, at) => ({
      employeeId: id,
      scheme: scheme.code,
      number: String(784_100_000 + at * 7919),
      firstInsured: hireDate,
      contributoryWage: null,
      validFrom,
      validTo: null,
    })),
  );
}
