import { Form } from 'antd';
import type { InputProps } from '../../../fields/kinds/kind';
import { PostedMonthsNote } from '../pieces/posted-months-note';
import { CheckedFormula } from './checked-formula';
import { FormulaWords } from './formula-words';
import { Trial } from './trial';
import './formula.css';

/**
 * The formula of a component: checked while it is written, with what it may be made of, tried on a person and on
 * everybody.
 */
export default function FormulaEditor(props: InputProps) {
  const text = typeof props.value === 'string' ? props.value : '';
  const from = Form.useWatch('validFrom', Form.useFormInstance()) as string | undefined;
  return (
    <div className="formula-editor">
      <CheckedFormula {...props} place="formula" />
      {from && <PostedMonthsNote from={from} />}
      <FormulaWords
        insert={(word) => props.onChange?.(text && !/[\s(]$/.test(text) ? `${text} ${word}` : text + word)}
      />
      <Trial />
    </div>
  );
}
