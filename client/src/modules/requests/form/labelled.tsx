import { useId, type ReactNode } from 'react';
import '../../../form/questions/questions.css';

interface Props {
  label: string;
  help?: string;
  problem?: string;
  children: (control: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    status?: 'error';
  }) => ReactNode;
}

/** An input under its label, what is wrong with it beside it. */
export function Labelled({ label, help, problem, children }: Props) {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="builder-control">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described, ...(problem ? { 'aria-invalid': true, status: 'error' } : {}) })}
      {help && (
        <p className="question-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <p className="question-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
