import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { mailKindFacts, type MailKind } from '../../../../../server/src/platform/mail/domain/mail-kinds';
import {
  problemsOfTemplate,
  renderedMail,
  sampleValues,
} from '../../../../../server/src/platform/mail/domain/mail-template';
import { inWords } from '../../../i18n/in-language';
import { useLoaded } from '../../../i18n/i18n';
import { factsOf, type Language } from '../../../i18n/languages';
import './template-words.css';

/** What a mail of this kind may name, put into the text by a click. */
export function Placeholders({ kind, insert }: { kind: MailKind; insert: (placeholder: string) => void }) {
  const { t } = useTranslation();
  return (
    <div className="placeholders" role="group" aria-label={t('mail.placeholders')}>
      {Object.keys(mailKindFacts[kind].values).map((name) => (
        <Button
          key={name}
          size="small"
          dir="ltr"
          aria-label={t('mail.insert', { name })}
          onClick={() => insert(`{{${name}}}`)}
        >
          {`{{${name}}}`}
        </Button>
      ))}
    </div>
  );
}

interface Props {
  kind: MailKind;
  locale: Language;
  subject: string;
  body: string;
}

/** The mail as somebody would read it; nothing while it could not be sent like this. */
export function TemplatePreview({ kind, locale, subject, body }: Props) {
  const { t } = useTranslation();
  const isLoaded = useLoaded(locale);
  if (!isLoaded || Object.keys(problemsOfTemplate(kind, { subject, body })).length > 0) return null;
  const mail = renderedMail(
    { subject, body },
    sampleValues(kind, (text) => inWords(text, locale)),
  );
  return (
    <section className="template-preview" aria-label={t('mail.preview')}>
      <p className="quiet">
        {t('mail.preview')}: {t('mail.previewHint')}
      </p>
      <div lang={locale} dir={factsOf(locale).direction}>
        <p className="template-subject" dir="auto">
          {mail.subject}
        </p>
        <p className="template-text" dir="auto">
          {mail.message}
        </p>
      </div>
    </section>
  );
}
