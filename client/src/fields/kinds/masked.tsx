import { EyeOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevealValueMutation } from '../../generated/fields/kinds';
import { IconButton } from '../../ui/icon-button';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';

interface Shown {
  value: string;
  field: string;
  row: Record<string, unknown>;
}

/** A value the server shows masked, with the button that asks for it in clear; every such look is recorded. */
export function MaskedValue({ value, field, row }: Shown) {
  const { t } = useTranslation();
  const [reveal, { loading }] = useRevealValueMutation();
  const [clear, setClear] = useState<string | null>(null);
  const ask = async () => {
    try {
      const variables = { subject: String(row.__typename), id: String(row.id), field };
      const { data } = await reveal({ variables });
      setClear(data?.value ?? value);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <span className="masked">
      <bdi className="code">{clear ?? value}</bdi>
      {clear === null && (
        <IconButton
          label={t('list.reveal')}
          size="small"
          icon={<EyeOutlined />}
          loading={loading}
          onClick={() => void ask()}
        />
      )}
    </span>
  );
}

interface Entered {
  id?: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

const isMasked = (value: string) => value.startsWith('••••');

/** The masked value stands behind an empty input: typing replaces it, leaving it alone changes nothing. */
export function MaskedInput({ value, onChange, ...rest }: Entered) {
  const [kept] = useState(isMasked(value) ? value : '');
  return (
    <Input
      {...rest}
      dir="ltr"
      autoComplete="off"
      placeholder={kept}
      value={isMasked(value) ? '' : value}
      onChange={(event) => onChange(event.target.value || kept)}
    />
  );
}
