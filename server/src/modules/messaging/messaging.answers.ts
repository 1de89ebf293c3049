import { outbox } from '../../platform/mail/queue-mail';
import { mail } from './mail/mail';

export const answers = [outbox.answeredBy(mail)];
