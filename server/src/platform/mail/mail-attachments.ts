import type { Services } from '../context';
import type { OnBehalf } from '../system-ctx';
import type { Locale } from '../text';

/**
 * What a mail carries beside its text, by reference: it is made when the mail is sent. `isProtected`: it opens with a
 * password its reader knows.
 */
export interface MailAttachment {
  subject: string;
  id: string;
  name: string;
  isProtected: boolean;
}
type Makes = (services: Services, by: OnBehalf, attachment: MailAttachment, locale: Locale) => Promise<Buffer>;

const makers = new Map<string, Makes>();

/** Says how the PDF of a row of an area is made for a mail. */
export function attachesToMails(subject: string, make: Makes): void {
  makers.set(subject, make);
}

/** The attachment could not be made; it is tried again like a mail that could not be handed over. */
export class AttachmentFailed extends Error {
  readonly code = 'EATTACH';
}

export async function madeAttachment(
  services: Services,
  by: OnBehalf,
  attachment: MailAttachment,
  locale: Locale,
): Promise<{ filename: string; content: Buffer; contentType: string }> {
  const make = makers.get(attachment.subject);
  if (!make) throw new Error(`nobody makes attachments of ${attachment.subject}`);
  try {
    return {
      filename: attachment.name,
      content: await make(services, by, attachment, locale),
      contentType: 'application/pdf',
    };
  } catch (error) {
    throw new AttachmentFailed(`the attachment of ${attachment.subject} ${attachment.id} was not made`, {
      cause: error,
    });
  }
}
