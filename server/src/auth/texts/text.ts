// Written from en.json by `npm run texts`.
import { textsOf } from '../../kernel/text/text';

/** The texts of auth, each key with the names of what stands in it. */
export const t = textsOf<{
  'api_tokens.token_unknown_revoked_out_date': never;
  'api_tokens.too_many_calls_minute_wait': never;
  'auth.e_mail_address_password_not': never;
  'cross_site_guard.refusal': never;
  'follow_link.choose_password': never;
  'follow_link.link_holds_no_longer_used': never;
  'follow_link.you_belong_already_sign_your': 'company';
  'pages.confirm': never;
  'pages.do_you_want_sign_out': never;
  'pages.error': never;
  'pages.error_pages.accessdenied.text': never;
  'pages.error_pages.accessdenied.title': never;
  'pages.error_pages.configuration.text': never;
  'pages.error_pages.configuration.title': never;
  'pages.error_pages.toomanyattempts.text': never;
  'pages.error_pages.toomanyattempts.title': never;
  'pages.error_pages.verification.text': never;
  'pages.error_pages.verification.title': never;
  'pages.home': never;
  'pages.sign_in': never;
  'pages.something_went_wrong_while_signing': never;
  'password_reset.three_links_sent_person_within': never;
  'password_rule.common': never;
  'password_rule.in_order': never;
  'password_rule.of_owner': never;
  'password_rule.only_digits': 'fewestDigits';
  'password_rule.password_too_long_limit_bytes': 'maximumBytes' | 'maximumBytes2';
  'password_rule.use_least_characters_password': 'minimumCharacters';
  'second_factor.asked_for': 'company';
  'second_factor.code_needed': never;
  'second_factor.code_wrong': never;
  'second_factor.stands_already': never;
  'sessions.belongs_here': never;
  'sign_in.not_your_present_password': never;
  'sign_in.too_many_attempts_sign_try': 'retryAfterSeconds';
  'viewing.you_already_look_through_role': never;
}>('auth');
