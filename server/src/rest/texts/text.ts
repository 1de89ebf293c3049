// Written from en.json by `npm run texts`.
import { textsOf } from '../../kernel/text/text';

/** The texts of rest, each key with the names of what stands in it. */
export const t = textsOf<{
  'calendar.choose_personal_business_family_holiday': never;
  'calendar.no_employee': 'word';
  'calendar.send_event_data_event': never;
  'chat.send_text_data_obj_contact': never;
  'chat.taken_back': never;
  'employee_cme.give_employee_id_id_employee': never;
  'employee_cme.write_day_such_2026_03': 'name';
  'import.file_larger_mb_split_list': 'bytes';
  'import.other_files_being_read_try': never;
  'import.problems': never;
  'internal_mail.no_such': 'name';
  'internal_mail.send_mails_data_emailids': never;
  'menu.days': never;
  'menu.deductions': never;
  'menu.list': never;
  'menu.mails': never;
  'menu.rewards': never;
  'menu.org_chart': never;
  'scim.body': never;
  'scim.changed_meanwhile': never;
  'scim.failed': never;
  'scim.filter_too_long': 'characters' | 'conditions' | 'levels';
  'scim.filter_unknown': 'name';
  'scim.filter_unreadable': never;
  'scim.member_unknown': 'id';
  'scim.most_members': 'most';
  'scim.no_such_path': never;
  'scim.no_target': never;
  'scim.operations': 'most';
  'scim.own_account': never;
  'scim.path_unknown': 'path';
  'scim.read_only': 'name';
  'scim.role_for_scim': never;
  'scim.user_name_fixed': never;
  'scim.value_invalid': 'name';
  'shell.permissions_come_roles_give_role': never;
  'shell.send_true_enter_company_false': never;
  'shell.send_user_data': never;
  'shell.you_cannot_delete_yourself': never;
  'wire_times.give_date_time_iso_8601': never;
  'wire_times.required': never;
}>('rest');
