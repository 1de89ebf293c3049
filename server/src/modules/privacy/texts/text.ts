// Written from en.json by `npm run texts`.
import { textsOf } from '../../../kernel/text/text';

/** The texts of privacy, each key with the names of what stands in it. */
export const t = textsOf<{
  'erase_person.say_most_characters_why_such': 'longestReason';
  'erase_person.type_employee_number_stands_page': never;
  'erase_rows.native_name': 'number';
  'erase_rules.correction_attendance_waits_decision_decide': never;
  'erase_rules.decisions_about_others_still_wait': never;
  'erase_rules.deduction_approved_waits_not_taken': never;
  'erase_rules.end_service_not_paid_yet': never;
  'erase_rules.has_not_left': never;
  'erase_rules.is_erased': never;
  'erase_rules.is_oneself': never;
  'erase_rules.leave_paid_out_not_paid': never;
  'erase_rules.loan_still_open_settle_forgive': never;
  'erase_rules.pay_payslip_held_back_release': never;
  'erase_rules.payment_person_made_not_noted': never;
  'erase_rules.payroll_not_posted_yet_has': never;
  'erase_rules.person_taken_again_erase_latest': never;
  'erase_rules.request_leave_waits_decision_decide': never;
  'erase_rules.request_waits_decision_decide_first': never;
  'erase_rules.reward_approved_waits_not_paid': never;
  'index_page.everything_about': never;
  'index_page.words.files': never;
  'index_page.words.json': never;
  'index_page.words.kind': never;
  'index_page.words.none': never;
  'index_page.words.nothing_omitted': never;
  'index_page.words.of': never;
  'index_page.words.omitted': never;
  'index_page.words.rows': never;
  'personal_data.own_labels.account': never;
  'personal_data.own_labels.chat_message': never;
  'personal_data.own_labels.internal_mail': never;
  'personal_data.own_labels.notification': never;
  'personal_data.own_labels.saved_view': never;
  'personal_data.own_labels.session': never;
}>('privacy');
