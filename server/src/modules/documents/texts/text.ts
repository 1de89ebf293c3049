// Written from en.json by `npm run texts`.
import { textsOf } from '../../../kernel/text/text';

/** The texts of documents, each key with the names of what stands in it. */
export const t = textsOf<{
  'confirmations.everybody_reminded_within_last_day': never;
  'confirmations.give_number_1_limit_0': never;
  'confirmations.nobody_has_confirm_document': never;
  'document.choose_least_department': never;
  'document.document': never;
  'document.documents_vendors_nobody_confirm': never;
  'document_acknowledgement.confirmation': never;
  'document_review.document_no_longer_state_allows': never;
  'document_review.somebody_else_must_look_what': never;
  'document_type.document_type': never;
  'document_type.give_number_1_limit_0': never;
  'document_type.give_up_ten_different_numbers': never;
  'document_type.use_digit_letter_either_plain': never;
  'document_version.former_version': never;
  'employee_document.choose_dependant_employee': never;
  'employee_document.document': never;
  'employee_document.documents_type_not_you_change': never;
  'employee_document_version.former_version': never;
  'expiring_record.document_archived_take_into_use': never;
  'expiring_record.give_last_day_after_present': never;
  'expiring_record.last_day.needed': never;
  'expiring_record.last_day.refused': never;
  'expiring_record.last_day_lies_before_first': never;
  'expiring_record.nobody_has_verified_document_yet': never;
  'expiring_record.not_his.company': never;
  'expiring_record.not_his.employee': never;
  'expiring_record.not_his.vendor': never;
  'expiring_record.write_where_digit_letter_either': 'mask' | 'mask2';
  'requested_documents.choose_today_later_day': never;
  'requested_documents.choose_type_documents_employees': never;
  'requested_documents.employees_do_not_hand_documents': never;
  'requested_documents.employees_does_not_exist_has': never;
  'requested_documents.name_1_employees': 'mostAtOnce';
  'requested_documents.upload_document': never;
  'standard_document_type.standard_document_type': never;
  'to_confirm.newer_version_document_read': never;
  'to_confirm.open_document_before_you_say': never;
}>('documents');
