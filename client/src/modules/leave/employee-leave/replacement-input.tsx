import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveReplacementsQuery } from '../../../generated/leave/employee-leave';
import { useFormat } from '../../../ui/words/format';
import { AwayToo } from './away-too';
import type { Span } from './leave-values';

interface Props {
  employeeId: string | null;
  span: Span | null;
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** Who stands in: found by name among those one may name, each with the days they are away themselves. */
export function ReplacementInput({ employeeId, span, id, value = null, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const asked = useDeferredValue(JSON.stringify(span));
  const { data, previousData } = useLeaveReplacementsQuery({
    variables: { employeeId: employeeId ?? '', span: JSON.parse(asked), search, ids: value ? [value] : [] },
    skip: !employeeId,
    fetchPolicy: 'cache-and-network',
  });
  const people = (data ?? previousData)?.people ?? [];
  return (
    <>
      <Select<string>
        id={id}
        className="wide"
        allowClear
        value={value ?? undefined}
        onChange={(next) => onChange?.(next ?? null)}
        showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
        placeholder={t('leave.nobody')}
        notFoundContent={t('list.nothingFound')}
        options={people.map((one) => ({
          value: one.id,
          label: one.name,
          away: one.away.map(({ fromDate, toDate }) => format.period(fromDate, toDate)).join(t('list.comma')),
        }))}
        optionRender={({ label, data: { away } }) => (
          <>
            <bdi>{label}</bdi>
            {away && <span className="quiet"> {t('leave.awayOn', { days: away })}</span>}
          </>
        )}
      />
      <AwayToo away={people.find((one) => one.id === value)?.away ?? []} />
    </>
  );
}
