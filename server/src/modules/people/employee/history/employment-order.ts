import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { refuseLateHire } from '../hire-date';
import { refuseReachingNext, refuseRehire } from '../ending/rehire-rules';

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

/** Days in an order nobody lives through, that leave out what was in between, or that reach into another employment of the same person. */
export async function refuseDays(ctx: Ctx, after: EmploymentDays, before: EmploymentDays | null): Promise<void> {
  const { id, hireDate, exitDate, birthDate, probationEnd, confirmationDate, contractEnd, rehireOfId } = after;
  const isMoved = !before || !!before.deletedAt || hireDate !== before.hireDate;
  if (exitDate && exitDate < hireDate)
    throw invalid('exitDate', {
      en: 'The last day lies before the first day of employment.',
      ar: 'آخر يوم عمل يسبق تاريخ التعيين.',
    });
  if (exitDate && before && exitDate !== before.exitDate) await refuseReachingNext(ctx, id, exitDate);
  if (rehireOfId && isMoved) await refuseRehire(ctx, { id, rehireOfId, hireDate });
  if (before && hireDate > before.hireDate) await refuseLateHire(ctx, id, hireDate);
  if (probationEnd && probationEnd < hireDate)
    throw invalid('probationEnd', {
      en: 'Probation ends before the first day of employment.',
      ar: 'تنتهي فترة التجربة قبل تاريخ التعيين.',
    });
  if (confirmationDate && confirmationDate < hireDate)
    throw invalid('confirmationDate', {
      en: 'Nobody is confirmed before the first day of employment.',
      ar: 'لا يُثبَّت أحد قبل تاريخ التعيين.',
    });
  if (contractEnd && contractEnd < hireDate)
    throw invalid('contractEnd', {
      en: 'The contract ends before the first day of employment.',
      ar: 'ينتهي العقد قبل تاريخ التعيين.',
    });
  if (birthDate && birthDate >= hireDate)
    throw invalid('birthDate', {
      en: 'The day of birth lies after the first day of employment.',
      ar: 'تاريخ الميلاد بعد تاريخ التعيين.',
    });
}
