import type { InputProps } from '../../crud/kinds/kind';
import { CheckedFormula } from './checked-formula';
import { FormulaWords } from './formula-words';
import { Trial } from './trial';
import './formula.css';

/** The formula of a component: checked while it is written, with what it may be made of, tried on a person and on everybody. */
export default function FormulaEditor(props: InputProps) {
  const text = typeof props.value === 'string' ? props.value : '';
  return (
    <div className="formula-editor">
      <CheckedFormula {...props} place="formula" />
      <FormulaWords insert={(word) => props.onChange?.(text && !/[\s(]$/.test(text) ? `${text} ${word}` : text + word)} />
      <Trial />
    </div>
  );
}
