// Written from en.json by `npm run texts`.
import { textsOf } from '../text/text';

/** The texts of kernel, each key with the names of what stands in it. */
export const t = textsOf<{
  'iban.no_iban': never;
  'listed.and_next': 'first' | 'second';
  'listed.as_written': 'text';
  'listed.next_sentence': 'first' | 'second';
  'steps.cannot': 'what' | 'state' | 'action';
  'verification.bank_account_does_not_wait': never;
  'verification.ending_refused': never;
  'verification.you_entered_account_another_person': never;
  'verification.your_own_account_another_person': never;
}>('kernel');
