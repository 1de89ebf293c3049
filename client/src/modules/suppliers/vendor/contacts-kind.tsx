import { lazy } from 'react';
import type { Kind } from '../../../fields/kinds/kind';
import { contactsIn } from './contacts-in';
import './contacts.css';

/** Whom to speak to at a vendor, each with what about. */
export const contactsKind = {
  kind: 'own',
  Show: ({ value }: { value: unknown }) => <Contacts value={value} />,
  Input: lazy(() => import('./contact-lines')),
} satisfies Kind;

function Contacts({ value }: { value: unknown }) {
  const contacts = contactsIn(value);
  if (contacts.length === 0) return <span className="quiet">–</span>;
  return (
    <ul className="vendor-contacts">
      {contacts.map(({ name, role, phone, email }) => (
        <li key={`${name} ${email} ${phone}`}>
          <b dir="auto">{name}</b>
          {role && <span dir="auto">{role}</span>}
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </li>
      ))}
    </ul>
  );
}
