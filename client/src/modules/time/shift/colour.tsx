import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps, Kind } from '../../../fields/kinds/kind';

/** A colour as #rrggbb, chosen with what the browser offers for it. */
export const colourKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Swatch value={value} />,
  Input: (props) => <ColourInput {...props} />,
};

function Swatch({ value }: { value: unknown }) {
  if (typeof value !== 'string') return <span className="nothing">–</span>;
  return (
    <span className="swatch">
      <i style={{ background: value }} aria-hidden="true" />
      <bdi className="code">{value}</bdi>
    </span>
  );
}

const first = '#189ab4';

function ColourInput({ value, onChange, ...rest }: InputProps) {
  const { t } = useTranslation();
  return (
    <span className="button-row">
      <input
        {...rest}
        type="color"
        value={(value as string | null) ?? first}
        onChange={(event) => onChange?.(event.target.value)}
        className="colour-input"
      />
      {value ? (
        <Button onClick={() => onChange?.(null)}>{t('shift.noColour')}</Button>
      ) : (
        <span className="quiet">{t('shift.noColour')}</span>
      )}
    </span>
  );
}
