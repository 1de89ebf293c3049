import { useTranslation } from 'react-i18next';
import { fieldsAsked } from '../../../../server/src/modules/requests/domain/form-answers';
import type { FormField } from '../../../../server/src/modules/requests/domain/form-definition';
import { useSession } from '../../access/session';
import { useInLanguage } from '../../i18n/in-language';
import { useFormat } from '../../ui/words/format';
import { FileNames } from '../../fields/kinds/file-view';
import { optionsHookOf } from '../../fields/references';
import './questions.css';

/** The answers as they are read, under the questions that were asked. */
export function AnswersShown({ fields, answers }: { fields: readonly FormField[]; answers: Record<string, unknown> }) {
  const { t } = useTranslation();
  const pick = useInLanguage();
  return (
    <dl className="detail answers">
      {fieldsAsked(fields, answers).map((field) => (
        <div key={field.name} className={field.kind === 'longText' ? 'form-wide' : undefined}>
          <dt dir="auto">{pick(field.label, field.labelAr)}</dt>
          <dd>
            {answers[field.name] === undefined ? (
              <span className="quiet">{t('request.notAnswered')}</span>
            ) : (
              <Answer field={field} value={answers[field.name]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ field, value }: { field: FormField; value: unknown }) {
  const { t } = useTranslation();
  const { session } = useSession();
  const format = useFormat();
  const pick = useInLanguage();
  const optionText = (one: unknown) => {
    const option = field.options.find((each) => each.value === one);
    return option ? pick(option.label, option.labelAr) : String(one);
  };
  switch (field.kind) {
    case 'flag':
      return <span>{value === true ? t('list.yes') : t('list.no')}</span>;
    case 'choice':
      return <span dir="auto">{optionText(value)}</span>;
    case 'choices':
      return <span dir="auto">{(Array.isArray(value) ? value : [value]).map(optionText).join(t('list.comma'))}</span>;
    case 'date':
      return <span>{format.day(String(value))}</span>;
    case 'money':
      return <bdi className="figure">{format.money(String(value), session?.company?.currency)}</bdi>;
    case 'number':
      return <bdi className="figure">{String(value)}</bdi>;
    case 'employee':
    case 'department':
      return <NameOf to={field.kind} id={String(value)} />;
    case 'file':
      return <FileNames ids={[String(value)]} />;
    default:
      return (
        <p className="long-text" dir="auto">
          {String(value)}
        </p>
      );
  }
}

/** One the reader may not see stays a dash. */
function NameOf({ to, id }: { to: 'employee' | 'department'; id: string }) {
  const useOptions = optionsHookOf(to);
  const { data } = useOptions({ variables: { filter: { id: { in: [id] } }, limit: 1 } });
  return <span dir="auto">{data ? (data.page.rows[0]?.label ?? '–') : '…'}</span>;
}
