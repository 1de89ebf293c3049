import { Select } from 'antd';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { optionsHookOf, type OptionsFilter, type ReferenceName, type ReferenceOption } from '../references';
import type { InputProps } from './kind';

interface Props extends InputProps {
  to: ReferenceName;
  within?: OptionsFilter;
  many?: boolean;
  placeholder?: string;
}

const idsOf = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string' && id !== '');

/** Chooses a record of another area: searches on the server while typing, and names what is already chosen. */
export function ReferenceInput({ to, within, many = false, value, onChange, ...rest }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const useOptions = optionsHookOf(to);
  const asked = useDeferredValue(search);
  const ids = idsOf(value);
  const found = useOptions({ variables: { search: asked || undefined, filter: within, limit: 50 }, skip: !open });
  const chosen = useOptions({ variables: { filter: { id: { in: ids } }, limit: 200 }, skip: ids.length === 0 });

  const options = useMemo(() => {
    const rows = new Map<string, ReferenceOption>();
    if (!asked) for (const row of chosen.data?.page.rows ?? []) rows.set(row.id, row);
    for (const row of found.data?.page.rows ?? []) rows.set(row.id, row);
    return [...rows.values()].map(({ id, label, detail }) => ({ value: id, label: label ?? detail ?? id, detail }));
  }, [asked, chosen.data, found.data]);
  const labelOf = (id: string) =>
    chosen.data?.page.rows.find((row) => row.id === id)?.label ?? (chosen.loading ? '…' : '•••');

  const shared = {
    ...rest,
    allowClear: true,
    showSearch: { searchValue: search, onSearch: setSearch, filterOption: false as const },
    options,
    loading: found.loading,
    open,
    onOpenChange: setOpen,
    optionRender: (option: { data: { label?: ReactNode; detail?: string | null } }) => (
      <span className="option">
        <span dir="auto">{option.data.label}</span>
        {option.data.detail && <span className="option-detail">{option.data.detail}</span>}
      </span>
    ),
    labelRender: ({ value: id, label }: { value: string | number; label?: ReactNode }) => label ?? labelOf(String(id)),
    notFoundContent: found.loading ? t('list.loading') : t('list.nothingFound'),
  };
  return many ? (
    <Select<string[]>
      {...shared}
      mode="multiple"
      value={ids}
      onChange={(next) => {
        onChange?.(next);
        // The list would cover what comes next: the button that applies or saves.
        setOpen(false);
      }}
    />
  ) : (
    <Select<string> {...shared} value={ids[0]} onChange={(next?: string) => onChange?.(next ?? null)} />
  );
}
