import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../fields/kinds/kind';
import { deeds } from './deeds';

export default function DeedsInput({ value, onChange, disabled }: InputProps) {
  const { t } = useTranslation();
  const options = deeds.map((deed) => ({ value: deed, label: t(`webhook.deed.${deed}`) }));
  return (
    <Checkbox.Group
      disabled={disabled}
      options={options}
      value={(value as string[] | null) ?? []}
      onChange={(next) => onChange?.(next)}
    />
  );
}
