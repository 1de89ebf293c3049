import { rowsOf } from '../../platform/database/shared-rows';
import type { Mail } from './mail/mail';

interface NotificationRow {
  userId: string;
  kind: string;
  subject: string;
  recordId: string;
  facts: object;
  createdAt: Date;
  readAt: Date | null;
}

export const notificationRows = rowsOf<NotificationRow>('notification', ['id', 'company_id']).sharing(
  'created_at',
  'facts',
  'kind',
  'read_at',
  'record_id',
  'subject',
  'user_id',
);
export const mailRows = rowsOf<Mail>('mail').sharing('kind', 'sender_id');
