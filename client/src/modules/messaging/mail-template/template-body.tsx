import { Button, Form, Input, type GetRef } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailKind } from '../../../../../server/src/platform/mail/domain/mail-kinds';
import { standardTemplate } from '../../../../../server/src/platform/mail/domain/mail-template';
import type { InputProps } from '../../../fields/kinds/kind';
import { Placeholders, TemplatePreview } from '../pieces/template-words';
import { mailLanguage } from '../pieces/mail-language';
import { useLoaded } from '../../../i18n/i18n';
import { inWords } from '../../../i18n/in-language';
import { factsOf } from '../../../i18n/languages';

/** The text of a template: its placeholders at hand, below it how it will read. */
export default function TemplateBody({ id, value, onChange, ...rest }: InputProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const kind = (Form.useWatch('kind', form) as MailKind | undefined) ?? 'message';
  const locale = mailLanguage(Form.useWatch('locale', form) as string | undefined);
  const subject = (Form.useWatch('subject', form) as string | undefined) ?? '';
  const box = useRef<GetRef<typeof Input.TextArea>>(null);
  const body = (value as string | null) ?? '';
  const insert = (placeholder: string) => {
    const area = box.current?.resizableTextArea?.textArea;
    const at = area?.selectionStart ?? body.length;
    onChange?.(body.slice(0, at) + placeholder + body.slice(area?.selectionEnd ?? at));
    area?.focus();
  };
  const isLoaded = useLoaded(locale);
  return (
    <div className="template-body">
      <Input.TextArea
        {...rest}
        ref={box}
        id={id}
        dir={factsOf(locale).direction}
        autoSize={{ minRows: 8, maxRows: 20 }}
        value={body}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Placeholders kind={kind} insert={insert} />
      <Button
        size="small"
        className="template-standard"
        disabled={!isLoaded}
        onClick={() => {
          const standard = standardTemplate(kind, (text) => inWords(text, locale));
          form.setFieldsValue({ subject: standard.subject });
          onChange?.(standard.body);
        }}
      >
        {t('mail.standard')}
      </Button>
      <TemplatePreview kind={kind} locale={locale} subject={subject} body={body} />
    </div>
  );
}
