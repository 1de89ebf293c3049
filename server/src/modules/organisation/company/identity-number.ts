import { identityNumberFault } from '../../../kernel/identity-number';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { companyOf } from '../organisation.sql';

/** A new number that fails the check digits of its kind is refused beside its field. */
export async function refuseWrongIdentityNumber(
  ctx: Ctx,
  field: string,
  number: string | null,
  before: string | null | undefined,
): Promise<void> {
  if (!number || number === before) return;
  const { country } = await companyOf(ctx, 'country');
  const fault = identityNumberFault(number, country);
  if (fault) throw invalid(field, fault);
}
