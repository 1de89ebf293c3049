import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmailPeopleQuery, type EmailPersonFragment } from '../../../generated/apps/internal-mail';
import { PersonAvatar } from '../../../ui/person-avatar';

interface Props {
  id: string;
  value: EmailPersonFragment[];
  onChange: (people: EmailPersonFragment[]) => void;
  wrong?: string;
  autoFocus?: boolean;
}

const pauseMs = 200;

/** Colleagues found by name or e-mail address. */
export function PeopleInput({ id, value, onChange, wrong, autoFocus }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData } = useEmailPeopleQuery({ variables: { search }, skip: !isOpen && value.length === 0 });
  const found = (data ?? previousData)?.people ?? [];
  const known = [...value, ...found.filter((one) => !value.some((each) => each.id === one.id))];
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      className="wide"
      autoFocus={autoFocus}
      value={value.map((one) => one.id)}
      onChange={(ids) => {
        setTyped('');
        onChange(ids.flatMap((one) => known.find((each) => each.id === one) ?? []));
      }}
      onOpenChange={setIsOpen}
      showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
      status={wrong && 'error'}
      aria-describedby={wrong ? `${id}-wrong` : undefined}
      placeholder={t('email.people')}
      notFoundContent={t('email.nobody')}
      options={known.map((one) => ({ value: one.id, label: one.name, email: one.email }))}
      optionRender={({ label, data: option }) => (
        <span className="mail-option">
          <PersonAvatar name={String(label)} size={24} />
          <bdi>{label}</bdi>
          <bdi className="quiet">{(option as { email?: string }).email}</bdi>
        </span>
      )}
    />
  );
}
