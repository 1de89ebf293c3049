import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodesQuery, type CodeList } from '../../generated/fields';
import { codeName } from './code-name';
import type { InputProps } from './kind';
import { searchedBy } from '../../ui/choice-search';

/**
 * A second way to know a code: a country by it, a currency by its name, a time zone by how far ahead of UTC it is
 * today.
 */
function detailOf(list: CodeList, code: string, language: string): string | undefined {
  if (list === 'country') return code;
  if (list === 'currency') return new Intl.DisplayNames(language, { type: 'currency' }).of(code);
  return new Intl.DateTimeFormat('en', { timeZone: code, timeZoneName: 'longOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/** Chooses a code of a list the server keeps, found by code or name. */
export default function CodeInput({ list, value, onChange, ...rest }: InputProps<string> & { list: CodeList }) {
  const { t, i18n } = useTranslation();
  const { data, loading } = useCodesQuery({ variables: { list }, fetchPolicy: 'cache-first' });
  const options = useMemo(
    () =>
      (data?.codes ?? [])
        .map((code) => ({
          value: code,
          label: codeName(list, code, i18n.language),
          detail: detailOf(list, code, i18n.language),
        }))
        .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language)),
    [data, list, i18n.language],
  );
  return (
    <Select<string, (typeof options)[number]>
      {...rest}
      allowClear
      value={value ?? undefined}
      onChange={(next?: string) => onChange?.(next ?? null)}
      loading={loading}
      options={options}
      showSearch={searchedBy('value', 'label', 'detail')}
      optionRender={({ data: { label, detail } }) => (
        <span className="option">
          <span dir="auto">{label}</span>
          <bdi className="option-detail">{detail}</bdi>
        </span>
      )}
      labelRender={({ value: code }) => <bdi>{codeName(list, String(code), i18n.language)}</bdi>}
      notFoundContent={loading ? t('list.loading') : t('list.nothingFound')}
    />
  );
}
