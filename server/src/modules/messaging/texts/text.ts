// Written from en.json by `npm run texts`.
import { textsOf } from '../../../kernel/text/text';

/** The texts of messaging, each key with the names of what stands in it. */
export const t = textsOf<{
  'mail.mail': never;
  'mail.mail_sent_already': never;
  'mail.needed': never;
  'mail.no_address': never;
  'mail.no_mail_server': never;
  'mail.no_one_text': never;
  'mail.said': 'reply';
  'mail.too_many_text': 'mostMailsAtOnce';
  'mail.tried_times': 'attempts' | 'mostAttempts';
  'mail.use_most_characters': 'most';
  'mail_template.active_template_kind_language_already': never;
  'mail_template.mail_template': never;
  'notification.after_endcursor_page': never;
  'notification.name_most': 'mostAtOnce';
  'notification_preferences.both_times': never;
  'notification_preferences.other_time': never;
  'notification_preferences.write_time': never;
  'mail.menu': never;
  'mail_template.menu': never;
  'push_device.name_it': never;
  'push_device.no_key': never;
}>('messaging');
