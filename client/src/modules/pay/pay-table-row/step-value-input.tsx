import { useSearchParams } from 'react-router-dom';
import { Entered } from '../../../fields/kinds/entered';
import type { InputProps } from '../../../fields/kinds/kind';
import { FormWhatIf } from '../pieces/what-if/form-what-if';

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The value of a step, with what the step as it stands in the form would do: a new one, or the one that is changed. */
export default function StepValueInput(props: InputProps) {
  const [address] = useSearchParams();
  const id = address.get('edit');
  return (
    <>
      <Entered kind={{ kind: 'decimal' }} {...props} />
      <FormWhatIf
        changeOf={({ tableName, fromValue, value }) =>
          [tableName, fromValue, value].every(isFilled)
            ? { tableRow: { id, tableName: String(tableName), fromValue: String(fromValue), value: String(value) } }
            : null
        }
      />
    </>
  );
}
