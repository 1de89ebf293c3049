import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { refuseLateHire } from '../hire-date';
import { refuseReachingNext, refuseRehire } from '../ending/rehire-rules';
import { t } from '../../texts/text';

/** The days of an employment that follow each other. */
export interface EmploymentDays {
  id: string;
  hireDate: string;
  exitDate: string | null;
  birthDate: string | null;
  probationEnd: string | null;
  confirmationDate: string | null;
  contractEnd: string | null;
  rehireOfId: string | null;
  deletedAt?: unknown;
}

/**
 * Days in an order nobody lives through, that leave out what was in between, or that reach into another employment of
 * the same person.
 */
export async function refuseDays(ctx: Ctx, after: EmploymentDays, before: EmploymentDays | null): Promise<void> {
  const { id, hireDate, exitDate, birthDate, probationEnd, confirmationDate, contractEnd, rehireOfId } = after;
  const isMoved = !before || !!before.deletedAt || hireDate !== before.hireDate;
  if (exitDate && exitDate < hireDate) throw invalid('exitDate', t('employment_order.last_day_lies_before_first'));
  if (exitDate && before && exitDate !== before.exitDate) await refuseReachingNext(ctx, id, exitDate);
  if (rehireOfId && isMoved) await refuseRehire(ctx, { id, rehireOfId, hireDate });
  if (before && hireDate > before.hireDate) await refuseLateHire(ctx, id, hireDate);
  if (probationEnd && probationEnd < hireDate)
    throw invalid('probationEnd', t('employment_order.probation_ends_before_first_day'));
  if (confirmationDate && confirmationDate < hireDate)
    throw invalid('confirmationDate', t('employment_order.nobody_confirmed_before_first_day'));
  if (contractEnd && contractEnd < hireDate)
    throw invalid('contractEnd', t('employment_order.contract_ends_before_first_day'));
  if (birthDate && birthDate >= hireDate) throw invalid('birthDate', t('employment_order.day_birth_lies_after_first'));
}
