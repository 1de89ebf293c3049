import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** Plain text as it was written, its web addresses as links. */
function linked(text: string): ReactNode[] {
  return text.split(address).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}

/** What is quoted at the end of a mail, with the line that says whose words they are. */
export function parted(body: string): { own: string; quoted: string } {
  const lines = body.split('\n');
  let at = lines.length;
  while (at > 0 && (lines[at - 1]!.startsWith('>') || lines[at - 1]!.trim() === '')) at -= 1;
  if (!lines.slice(at).some((line) => line.startsWith('>')) || at === 0) return { own: body, quoted: '' };
  if (/[:：]\s*$/.test(lines[at - 1]!)) at -= 1;
  return { own: lines.slice(0, at).join('\n').trimEnd(), quoted: lines.slice(at).join('\n') };
}

export function MailText({ body }: { body: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { own, quoted } = parted(body);
  return (
    <div className="mail-text" dir="auto">
      {linked(own)}
      {quoted && (
        <>
          <button
            type="button"
            className="mail-quote-button"
            aria-expanded={isOpen}
            aria-label={t('email.quoted')}
            title={t('email.quoted')}
            onClick={() => setIsOpen(!isOpen)}
          >
            •••
          </button>
          <div className={isOpen ? 'mail-quote' : 'mail-quote mail-quote-shut'}>{linked(quoted)}</div>
        </>
      )}
    </div>
  );
}
