import { useId } from 'react';
import { fieldsAsked } from '../../../../server/src/modules/requests/domain/form-answers';
import type { FormField } from '../../../../server/src/modules/requests/domain/form-definition';
import { languages, type Language } from '../../i18n/languages';
import { useInLanguage } from '../../i18n/in-language';
import { AnswerInput } from './answer-input';
import './questions.css';

export type Given = Record<string, unknown>;

interface Props {
  fields: readonly FormField[];
  given: Given;
  onChange: (given: Given) => void;
  /** What is wrong, by the name of the field, in the reader's language. */
  problems: Readonly<Record<string, string | undefined>>;
  /** Told when a field is left, so that its message may appear. */
  onLeave?: (name: string) => void;
  language?: Language;
}

/** The questions of a form that are asked, given the answers so far; those that conditions hide are not there. */
export function QuestionFields({ fields, given, onChange, problems, onLeave, language }: Props) {
  const pick = useInLanguage(language);
  const prefix = useId();
  return (
    <div className="questions" lang={language} dir={language && languages[language].direction}>
      {fieldsAsked(fields, given).map((field) => {
        const id = questionId(prefix, field.name);
        const help = pick(field.help, field.helpAr);
        const problem = problems[field.name];
        const isGroup = field.kind === 'flag' || field.kind === 'choice' || field.kind === 'choices';
        const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
        const text = (
          <>
            <span dir="auto">{pick(field.label, field.labelAr) || '…'}</span>
            {field.required && (
              <span className="question-required" aria-hidden="true">
                {' *'}
              </span>
            )}
          </>
        );
        return (
          <div key={field.name} className="question" data-question={field.name} onBlur={() => onLeave?.(field.name)}>
            {isGroup ? (
              <div className="question-label" id={`${id}-label`}>
                {text}
              </div>
            ) : (
              <label className="question-label" htmlFor={id}>
                {text}
              </label>
            )}
            <AnswerInput
              field={field}
              id={id}
              labelledBy={isGroup ? `${id}-label` : undefined}
              describedBy={described}
              isWrong={!!problem}
              value={given[field.name]}
              onChange={(value) => onChange({ ...given, [field.name]: value })}
              pick={pick}
            />
            {help && (
              <p className="question-help" id={`${id}-help`} dir="auto">
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
      })}
    </div>
  );
}

const questionId = (prefix: string, name: string) => `${prefix}-${name}`;

/** Puts the focus into the question of this name. */
export function focusQuestion(name: string): void {
  const question = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(name)}"]`);
  question?.scrollIntoView({ block: 'center' });
  question?.querySelector<HTMLElement>('input:not([type=file]), textarea, [role=combobox], button')?.focus();
}
