import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOfAnswers } from '../../../../../server/src/modules/requests/domain/form-answers';
import { QuestionFields, type Given } from '../../../form/questions/question-fields';
import { currentLanguage, useLoaded } from '../../../i18n/i18n';
import { languageCodes, languages, type Language } from '../../../i18n/languages';
import { inLanguage, inWords } from '../../../i18n/in-language';
import type { Draft } from './draft';

/** The form as people will fill it in, in either language; what is entered shows conditions and messages at work. */
export default function FormPreview({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const isLoaded = useLoaded(language);
  const [given, setGiven] = useState<Given>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const wrong = problemsOfAnswers(
    draft.fields,
    Object.fromEntries(draft.fields.map(({ name }) => [name, given[name]])),
  );
  const problems = Object.fromEntries(
    draft.fields.map(({ name }) => [name, left.has(name) && isLoaded ? inWords(wrong[name], language) : undefined]),
  );
  return (
    <section className="panel builder-preview" aria-labelledby="preview-title">
      <div className="panel-head panel-text">
        <h2 id="preview-title">{t('builder.preview')}</h2>
        <Segmented<Language>
          aria-label={t('builder.previewLanguage')}
          value={language}
          onChange={setLanguage}
          options={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
        />
      </div>
      <div className="builder-sheet" dir={languages[language].direction} lang={language}>
        <p className="builder-sheet-title">{inLanguage(language, draft.title, draft.titleAr)}</p>
        <p className="quiet">{inLanguage(language, draft.description, draft.descriptionAr)}</p>
        <QuestionFields
          fields={draft.fields}
          given={given}
          onChange={setGiven}
          problems={problems}
          onLeave={(name) => setLeft((names) => new Set([...names, name]))}
          language={language}
        />
      </div>
      <p className="quiet panel-text">{t('builder.tryIt')}</p>
    </section>
  );
}
