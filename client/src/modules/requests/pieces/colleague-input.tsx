import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApprovalColleaguesQuery } from '../../../generated/requests/pieces';

interface Props {
  id?: string;
  label: string;
  value: string[];
  onChange: (ids: string[]) => void;
  many?: boolean;
  wrong?: string;
}

/** People of the company, found by name. */
export function ColleagueInput({ id, label, value, onChange, many = false, wrong }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const { data, previousData } = useApprovalColleaguesQuery({ variables: { search, ids: value } });
  const people = (data ?? previousData)?.people ?? [];
  return (
    <Select<string[] | string | undefined>
      id={id}
      className="wide"
      mode={many ? 'multiple' : undefined}
      aria-label={label}
      allowClear
      status={wrong && 'error'}
      value={many ? value : value[0]}
      onChange={(next) => onChange([next].flat().filter((one): one is string => !!one))}
      showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
      placeholder={t('approval.searchPeople')}
      notFoundContent={t('list.nothingFound')}
      options={people.map((one) => ({ value: one.id, label: one.name }))}
    />
  );
}
