import type { Text } from '../../../kernel/text/text';
import { seenLine } from '../../../kernel/text/written-text';

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
        text: { en: `Give at most ${mostContacts} contacts.`, ar: `أدخل ${mostContacts} جهة اتصال على الأكثر.` },
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
  if (!value) return name === 'name' ? { en: 'Give the name of each contact.', ar: 'أدخل اسم كل جهة اتصال.' } : null;
  if (value.length > most) return { en: `Use at most ${most} characters.`, ar: `استخدم ${most} حرفاً على الأكثر.` };
  return name === 'email' && !emailPattern.test(value)
    ? { en: 'Give an e-mail address, such as name@example.com.', ar: 'أدخل عنوان بريد إلكتروني مثل name@example.com.' }
    : null;
}
