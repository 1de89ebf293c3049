import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EmailLabel, EmailList } from '../../../generated/apps/internal-mail';

export const folders: EmailList[] = ['inbox', 'starred', 'draft', 'sent', 'spam', 'trash'];
export const labels: EmailLabel[] = ['personal', 'company', 'important', 'private'];

/** What the address says: which list, and which mail of it is open. */
export interface Place {
  /** Null with a label: all folders but the trash. */
  folder: EmailList | null;
  label: EmailLabel | null;
  search: string;
  mail: string | null;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | null =>
  all.find((one) => one === given) ?? null;

export function addressOf({ folder, label, search, mail }: Partial<Place>): string {
  const address = new URLSearchParams();
  if (label) address.set('label', label);
  else if (folder && folder !== 'inbox') address.set('folder', folder);
  if (search) address.set('q', search);
  if (mail) address.set('mail', mail);
  const text = address.toString();
  return text ? `?${text}` : '';
}

/** Where in the mails one is, and how to go elsewhere. */
export function usePlace(): { place: Place; go: (next: Partial<Place>, replace?: boolean) => void } {
  const [address, setAddress] = useSearchParams();
  const place = useMemo((): Place => {
    const label = oneOf(labels, address.get('label'));
    return {
      folder: label ? null : (oneOf(folders, address.get('folder')) ?? 'inbox'),
      label,
      search: address.get('q') ?? '',
      mail: address.get('mail'),
    };
  }, [address]);
  const go = (next: Partial<Place>, replace = false) =>
    setAddress(addressOf({ ...place, ...next }), { replace, preventScrollReset: true });
  return { place, go };
}
