import type { Text } from '../../../kernel/text/text';
import { seenLine } from '../../../kernel/text/written-text';
import { t } from '../texts/text';

/** Somebody to speak to at a vendor. */
export interface VendorContact {
  name: string;
  role: string | null;
  phone: string | null;
  email: string | null;
}

export const mostContacts = 20;
const longest = { name: 120, role: 80, phone: 40, email: 254 } as const;
const emailPattern = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.]{2,}$/;

const trimmed = (text: string | null | undefined): string | null => (text ? seenLine(text) || null : null);

/** Without outer blanks; what is left empty is no value. */
export const cleanContacts = (contacts: readonly Partial<VendorContact>[]): VendorContact[] =>
  contacts.map(({ name, role, phone, email }) => ({
    name: trimmed(name) ?? '',
    role: trimmed(role),
    phone: trimmed(phone),
    email: trimmed(email)?.toLowerCase() ?? null,
  }));

/** What is wrong with contacts, each beside its field: `contacts.0.email`. */
export function problemsOfContacts(contacts: readonly VendorContact[]): { field: string; text: Text }[] {
  if (contacts.length > mostContacts)
    return [
      {
        field: 'contacts',
        text: t('vendor_contacts.give_most_contacts', { mostContacts }),
      },
    ];
  return contacts.flatMap((contact, at) =>
    Object.entries(longest).flatMap(([name, most]) => {
      const text = problemWith(name, contact[name as keyof VendorContact], most);
      return text ? [{ field: `contacts.${at}.${name}`, text }] : [];
    }),
  );
}

function problemWith(name: string, value: string | null, most: number): Text | null {
  if (!value) return name === 'name' ? t('vendor_contacts.give_name_each_contact') : null;
  if (value.length > most) return t('vendor_contacts.use_most_characters', { most });
  return name === 'email' && !emailPattern.test(value) ? t('vendor_contacts.give_e_mail_address_such') : null;
}
