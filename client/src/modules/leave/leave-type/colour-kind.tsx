import { Input } from 'antd';
import type { InputProps, Kind } from '../../../fields/kinds/kind';
import './leave-types.css';

/** The colour of a type's mark, beside its value so that it can be told without seeing it. */
export const colourKind = {
  kind: 'own',
  Show: ({ value }: { value: unknown }) => (
    <span className="leave-colour">
      <span className="leave-swatch" style={{ background: String(value) }} aria-hidden="true" />
      <bdi>{String(value)}</bdi>
    </span>
  ),
  Input: ({ value, onChange, ...rest }: InputProps) => (
    <Input
      {...rest}
      type="color"
      className="leave-colour-input"
      value={String(value ?? '#137c91')}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  isText: true,
} satisfies Kind;
