import { Select } from 'antd';
import { useGrantWords } from '../../../access/grant-words';
import type { InputProps } from '../../../fields/kinds/kind';
import { useWebhookSubjectsQuery } from '../../../generated/administration/webhook';
import { searchedBy } from '../../../ui/choice-search';

/** Kinds of rows, chosen by the names of their lists. */
export default function SubjectsInput({ value, onChange, ...rest }: InputProps) {
  const words = useGrantWords();
  const { data, loading } = useWebhookSubjectsQuery();
  const options = (data?.subjects ?? [])
    .map((name) => ({ value: name, label: words.subject(name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      loading={loading}
      showSearch={searchedBy('label')}
      options={options}
      value={(value as string[] | null) ?? []}
      onChange={(next) => onChange?.(next)}
    />
  );
}
