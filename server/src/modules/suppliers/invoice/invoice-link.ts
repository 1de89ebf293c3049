import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../platform/context';
import { isId } from '../../../platform/records/ids';

const signatureOf = ({ fileLinkKey }: Services, companyId: string, id: string): string =>
  createHmac('sha256', fileLinkKey).update(`invoice ${companyId} ${id}`).digest('base64url');

/**
 * Where a client reads their invoice without an account. It opens this one paper and nothing else, as long as the
 * invoice stands.
 */
export const invoiceLink = (services: Services, companyId: string, id: string): string =>
  `${services.publicUrl}/invoice-papers/${companyId}${id}${signatureOf(services, companyId, id)}.pdf`;

/** What a link names; null for one that was not made here. */
export function readInvoiceLink(services: Services, token: string): { companyId: string; id: string } | null {
  const [companyId, id, given] = [token.slice(0, 24), token.slice(24, 48), Buffer.from(token.slice(48))];
  if (!isId(companyId) || !isId(id)) return null;
  const ours = Buffer.from(signatureOf(services, companyId, id));
  return ours.length === given.length && timingSafeEqual(ours, given) ? { companyId, id } : null;
}
