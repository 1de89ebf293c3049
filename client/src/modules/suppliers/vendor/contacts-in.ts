export interface Contact {
  name: string;
  role?: string | null;
  phone?: string | null;
  email?: string | null;
}

/** Without the type's name that answers carry and the server does not take back. */
export const contactsIn = (value: unknown): Contact[] =>
  Array.isArray(value)
    ? (value as Contact[]).map(({ name, role, phone, email }) => ({ name, role, phone, email }))
    : [];
