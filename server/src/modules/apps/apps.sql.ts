import { rowsOf } from '../../platform/database/shared-rows';
import type { InternalMail } from './internal-mail/internal-mail';
import type { InternalMailCopy } from './internal-mail/internal-mail';

export const internalMailRows = rowsOf<InternalMail>('internal_mail').sharing(
  'body',
  'cc_people',
  'from_email',
  'from_name',
  'sent_at',
  'subject',
  'to_people',
);
export const internalMailCopyRows = rowsOf<InternalMailCopy>('internal_mail_copy').sharing(
  'bcc_people',
  'folder',
  'message_id',
  'owner_id',
);
/** Messages of the chat, which are no record. */
export const chatMessageRows = `(select id, company_id, deleted_at, sender_id, recipient_id, text, sent_at, seen_at
  from chat_message)`;
