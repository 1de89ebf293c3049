import type { Text, TextValue } from '../../../kernel/text/text';
import { t } from '../texts/text';

/**
 * What mends a problem: another setting, a meaning for the value, another date format, or correcting the row's cells.
 */
export type RepairKind = 'setting' | 'values' | 'dayFormat' | 'row';

interface Kind {
  isError: boolean;
  repair: RepairKind;
  message: (value: string, detail: TextValue) => Text;
  /** Of several rows with differing values. */
  general: Text;
  mend: (header: string) => Text;
}

const correct = (): Text => t('problem_texts.correct_cell_leave_row_out');
const fixed =
  (text: Text): (() => Text) =>
  () =>
    text;
const kind = (
  isError: boolean,
  repair: RepairKind,
  general: Text,
  mend: Kind['mend'],
  message?: Kind['message'],
): Kind => ({ isError, repair, general, mend, message: message ?? fixed(general) });

/** Every problem a row can have: what is said of it and of what mends it. */
export const problemTexts = {
  row_shifted: kind(
    true,
    'row',
    t('problem_texts.cells_do_not_suit_their'),
    fixed(t('problem_texts.take_suggested_row_cells_moved')),
  ),
  number_missing: kind(
    true,
    'setting',
    t('problem_texts.employee_number_missing'),
    fixed(t('problem_texts.let_free_numbers_given_automatically')),
  ),
  number_repeated: kind(
    true,
    'row',
    t('problem_texts.employee_number_stands_more_row'),
    fixed(t('problem_texts.give_each_person_own_number')),
    (value, row) => t('problem_texts.employee_number_stands_row_already', { value, row }),
  ),
  name_missing: kind(true, 'row', t('problem_texts.name_missing'), correct),
  last_name_missing: kind(true, 'row', t('problem_texts.name_has_no_family_name'), correct, (value) =>
    t('problem_texts.name_has_no_family_name_2', { value }),
  ),
  date_unreadable: kind(
    true,
    'dayFormat',
    t('problem_texts.cells_not_dates_format_chosen'),
    (header) => t('problem_texts.choose_another_date_format_correct', { header }),
    (value) => t('problem_texts.not_date_format_chosen_column', { value }),
  ),
  moment_unreadable: kind(
    true,
    'dayFormat',
    t('problem_texts.cells_not_days_time_format'),
    (header) => t('problem_texts.choose_another_date_format_write', { header }),
    (value) => t('problem_texts.not_day_time_format_chosen', { value }),
  ),
  date_hijri: kind(
    true,
    'row',
    t('problem_texts.date_looks_like_hijri_calendar'),
    fixed(t('problem_texts.write_date_gregorian_calendar')),
    (value) => t('problem_texts.looks_like_date_hijri_calendar', { value }),
  ),
  hire_date_missing: kind(
    true,
    'setting',
    t('problem_texts.hire_date_missing_position_pay'),
    fixed(t('problem_texts.choose_hire_date_people_without')),
  ),
  exit_before_hire: kind(true, 'row', t('problem_texts.exit_date_lies_before_hire'), correct, (value, hired) =>
    t('problem_texts.exit_date_lies_before_hire_date', { value, hired }),
  ),
  exit_date_missing: kind(true, 'row', t('problem_texts.status_says_person_left_but'), correct, (value) =>
    t('problem_texts.status_says_person_left_but_no_exit', { value }),
  ),
  too_young: kind(true, 'row', t('problem_texts.person_would_younger_14_hire'), correct, (value, hired) =>
    t('problem_texts.born_person_would_younger_14', { value, hired }),
  ),
  value_unknown: kind(
    true,
    'values',
    t('problem_texts.meaning_values_not_known'),
    (header) => t('problem_texts.choose_what_value_means_correct', { header }),
    (value) => t('problem_texts.not_known_what_means', { value }),
  ),
  country_unknown: kind(
    false,
    'row',
    t('problem_texts.nationality_no_country_known_name'),
    fixed(t('problem_texts.correct_cells_choose_country_people')),
    (value) => t('problem_texts.names_no_country_known', { value }),
  ),
  hours_unreadable: kind(true, 'row', t('problem_texts.hours_week_not_number'), correct, (value) =>
    t('problem_texts.not_number_hours', { value }),
  ),
  pay_unreadable: kind(true, 'row', t('problem_texts.pay_not_amount'), correct, (value) =>
    t('problem_texts.not_amount', { value }),
  ),
  pay_zero: kind(
    true,
    'setting',
    t('problem_texts.pay_zero_text'),
    fixed(t('problem_texts.import_people_without_pay_enter')),
  ),
  pay_negative: kind(true, 'row', t('problem_texts.pay_below_zero_text'), correct),
  manager_unknown: kind(
    true,
    'setting',
    t('problem_texts.manager_neither_file_nor_company'),
    fixed(t('problem_texts.let_missing_managers_added_leave')),
    (value) => t('problem_texts.manager_neither_file_nor_company_2', { value }),
  ),
  manager_new: kind(
    false,
    'setting',
    t('problem_texts.manager_not_list_would_added'),
    fixed(t('problem_texts.leave_manager_empty_correct_name')),
    (value) => t('problem_texts.manager_not_list_would_added_draft_person', { value }),
  ),
  manager_ambiguous: kind(
    true,
    'row',
    t('problem_texts.more_person_bears_name_manager'),
    fixed(t('problem_texts.write_whole_name_manager_map')),
    (value, count) => t('problem_texts.people_named', { count, value }),
  ),
  manager_self: kind(true, 'row', t('problem_texts.person_would_report_self'), correct),
  manager_circle: kind(
    true,
    'row',
    t('problem_texts.manager_would_report_person_directly'),
    fixed(t('problem_texts.break_circle_rows')),
  ),
  number_unreadable: kind(
    true,
    'dayFormat',
    t('problem_texts.cells_not_numbers_column_writes'),
    (header) => t('problem_texts.choose_how_writes_numbers_correct', { header }),
    (value) => t('problem_texts.not_number_column_writes_them', { value }),
  ),
  not_whole: kind(true, 'row', t('problem_texts.number_has_whole'), correct),
  reference_unknown: kind(
    true,
    'values',
    t('problem_texts.nothing_here_has_code_number'),
    (header) => t('problem_texts.say_what_means_choose_what', { header }),
    (value) => t('problem_texts.nothing_here_has_code_number_name', { value }),
  ),
  reference_ambiguous: kind(
    true,
    'values',
    t('problem_texts.more_has_name'),
    fixed(t('problem_texts.write_code_number_instead_name')),
    (value, count) => t('problem_texts.named', { count, value }),
  ),
  reference_circle: kind(
    true,
    'row',
    t('problem_texts.rows_would_lie_below_themselves'),
    fixed(t('problem_texts.break_circle_rows')),
    (value) => t('problem_texts.below_row_would_lie_below', { value }),
  ),
  reference_refused: kind(
    true,
    'row',
    t('problem_texts.row_refers_not_imported'),
    fixed(t('problem_texts.correct_row_first_import_again')),
  ),
  key_missing: kind(true, 'row', t('problem_texts.what_tells_which_row_meant'), correct),
  key_repeated: kind(
    true,
    'row',
    t('problem_texts.same_stands_more_row'),
    fixed(t('problem_texts.leave_repeated_rows_out_correct')),
    (_value, row) => t('problem_texts.same_stands_row_already', { row }),
  ),
  key_ambiguous: kind(true, 'row', t('problem_texts.more_row_here_could_meant'), correct, (_value, count) =>
    t('problem_texts.rows_here_could_meant', { count }),
  ),
  record_unknown: kind(true, 'row', t('problem_texts.no_such_row_change'), correct),
  name_too_long: kind(true, 'row', t('problem_texts.name_has_more_120_characters'), correct),
  cell_error: kind(
    true,
    'row',
    t('problem_texts.cells_hold_error_spreadsheet_instead'),
    fixed(t('problem_texts.correct_formula_file_write_value')),
    (value) => t('problem_texts.cell_holds_error_spreadsheet_instead', { value }),
  ),
  formula_without_value: kind(
    true,
    'row',
    t('problem_texts.cells_hold_formulas_whose_values'),
    fixed(t('problem_texts.open_file_excel_save_upload')),
    (value) => t('problem_texts.cell_holds_formula_value_not', { value }),
  ),
  number_shortened: kind(
    true,
    'row',
    t('problem_texts.spreadsheet_shortened_numbers_their_last'),
    fixed(t('problem_texts.format_column_text_whole_numbers')),
    (value) => t('problem_texts.number_spreadsheet_shortened_last_digits', { value }),
  ),
  digits_lost: kind(
    false,
    'row',
    t('problem_texts.excel_keeps_15_digits_number'),
    fixed(t('problem_texts.compare_original_write_number_text')),
    (value) => t('problem_texts.excel_keeps_15_digits_number_last_ones', { value }),
  ),
  cell_merged: kind(
    false,
    'row',
    t('problem_texts.merged_cells_each_their_rows'),
    fixed(t('problem_texts.correct_rows_which_wrong')),
  ),
  cell_merged_across: kind(
    false,
    'row',
    t('problem_texts.cells_merged_beside_them_others'),
    fixed(t('problem_texts.unmerge_them_file_correct_rows')),
  ),
  line_encoding: kind(
    false,
    'row',
    t('problem_texts.lines_written_another_encoding_rest'),
    fixed(t('problem_texts.look_names_rows_correct_them')),
  ),
  value_missing: kind(
    false,
    'row',
    t('problem_texts.cells_empty_new_people_get'),
    fixed(t('problem_texts.fill_cells_go_if_right')),
  ),
  pay_low: kind(
    false,
    'row',
    t('problem_texts.pay_below_100_month'),
    (header) => t('problem_texts.look_whether_groups_thousands_point', { header }),
    (value, pay) => t('problem_texts.would_pay_month', { value, pay }),
  ),
  number_like_another: kind(
    false,
    'row',
    t('problem_texts.somebody_here_has_number_zeros'),
    fixed(t('problem_texts.write_number_zeros_change_person')),
    (value, other) => t('problem_texts.number_new_here_but_not', { value, other }),
  ),
  number_by_zeros: kind(
    false,
    'row',
    t('problem_texts.numbers_taken_without_zeros'),
    fixed(t('problem_texts.correct_rows_which_wrong')),
    (value, number) => t('problem_texts.number_taken_for_number', { value, number }),
  ),
  number_ambiguous: kind(
    true,
    'values',
    t('problem_texts.several_people_have_number_but_for_zeros'),
    (header) => t('problem_texts.say_whose_number_is_meant', { header }),
    (value, count) => t('problem_texts.several_have_number_but_for_zeros', { value, count }),
  ),
  manager_left_empty: kind(
    false,
    'setting',
    t('problem_texts.manager_neither_file_nor_company_left_empty'),
    fixed(t('problem_texts.let_missing_managers_added_correct')),
    (value) => t('problem_texts.manager_neither_file_nor_company_3', { value }),
  ),
  reference_left_empty: kind(
    false,
    'values',
    t('problem_texts.nothing_here_has_code_number_name_left'),
    (header) => t('problem_texts.say_what_means_choose_otherwise', { header }),
    (value) => t('problem_texts.nothing_here_has_code_number_2', { value }),
  ),
  meaning_guessed: kind(
    false,
    'setting',
    t('problem_texts.what_column_means_guessed_not'),
    fixed(t('problem_texts.choose_another_meaning_column_leave')),
    (share, label) => t('problem_texts.taken_which_percent_sure', { label, share }),
  ),
  one_direction: kind(
    false,
    'setting',
    t('problem_texts.every_cell_says_same_clocks'),
    fixed(t('problem_texts.choose_direction_if_really_same')),
    (value) => t('problem_texts.every_cell_says_clocks_do', { value }),
  ),
  days_moved: kind(
    false,
    'setting',
    t('problem_texts.every_cell_tells_evening_hour'),
    fixed(t('problem_texts.choose_take_days_written_if')),
  ),
  letters_damaged: kind(false, 'row', t('problem_texts.some_letters_lost_before_file'), correct),
  field_invalid: kind(true, 'row', t('problem_texts.values_do_not_suit_field'), correct),
  refused_on_writing: kind(true, 'row', t('problem_texts.row_could_not_written'), correct),
  kept_changed: kind(
    false,
    'row',
    t('problem_texts.changed_someone_since_import_left'),
    fixed(t('problem_texts.look_change_delete_hand')),
    (_value, what) => t('problem_texts.changed_someone_since_import_left_now', { what }),
  ),
  kept_refused: kind(
    false,
    'row',
    t('problem_texts.may_no_longer_taken_back'),
    fixed(t('problem_texts.look_change_hand_where_still')),
    (_value, what) => t('problem_texts.may_no_longer_taken_back_left', { what }),
  ),
  kept_used: kind(
    false,
    'row',
    t('problem_texts.used_others_since_import_left'),
    fixed(t('problem_texts.delete_what_uses_first_delete')),
    (_value, what) => t('problem_texts.used_others_since_import_left_2', { what }),
  ),
} as const satisfies Record<string, Kind>;
