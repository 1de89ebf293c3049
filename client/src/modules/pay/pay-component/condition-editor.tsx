import type { InputProps } from '../../../fields/kinds/kind';
import { CheckedFormula } from './checked-formula';

/** Whom a component applies to. */
export default function ConditionEditor(props: InputProps) {
  return <CheckedFormula {...props} place="condition" />;
}
