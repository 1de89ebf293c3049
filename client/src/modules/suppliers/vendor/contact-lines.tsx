import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../fields/kinds/kind';
import { IconButton } from '../../../ui/icon-button';
import { contactsIn, type Contact } from './contacts-in';
import './contacts.css';

const parts = ['name', 'role', 'phone', 'email'] as const;
const typeOf = { name: 'text', role: 'text', phone: 'tel', email: 'email' } as const;
const most = 20;

/** Whom to speak to at a vendor, a line each. */
export default function ContactLines({ id, value, onChange, disabled, ...described }: InputProps) {
  const { t } = useTranslation();
  const contacts = contactsIn(value);
  const put = (at: number, part: Partial<Contact>) =>
    onChange?.(contacts.map((contact, index) => (index === at ? { ...contact, ...part } : contact)));
  return (
    <div
      id={id}
      role="group"
      aria-label={t('field.contacts')}
      aria-describedby={described['aria-describedby']}
      tabIndex={-1}
      className="contact-lines"
    >
      {contacts.map((contact, at) => (
        // Lines have no name of their own: they are what stands in them.
        <div key={at} className="contact-line" role="group" aria-label={t('vendor.contact', { n: at + 1 })}>
          {parts.map((part) => (
            <Input
              key={part}
              type={typeOf[part]}
              dir={part === 'phone' || part === 'email' ? 'ltr' : 'auto'}
              disabled={disabled}
              aria-label={t(`vendor.contactPart.${part}`)}
              placeholder={t(`vendor.contactPart.${part}`)}
              value={contact[part] ?? ''}
              onChange={({ target }) => put(at, { [part]: target.value })}
            />
          ))}
          <IconButton
            label={t('vendor.removeContact', { name: contact.name || at + 1 })}
            icon={<DeleteOutlined />}
            onClick={() => onChange?.(contacts.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {contacts.length < most && (
        <Button icon={<PlusOutlined />} disabled={disabled} onClick={() => onChange?.([...contacts, { name: '' }])}>
          {t('vendor.addContact')}
        </Button>
      )}
    </div>
  );
}
