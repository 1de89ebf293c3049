// Written from en.json by `npm run texts`.
import { textsOf } from '../../../kernel/text/text';

/** The texts of files, each key with the names of what stands in it. */
export const t = textsOf<{
  'file.choose_image_png_jpeg_gif': never;
  'file.content_file_no_longer_storage': never;
  'file.content_file_removed_good_upload': never;
  'file.file': never;
  'file.file_still_being_checked_viruses': never;
  'file.virus_found_file_so_not': never;
  'file_content.document_damaged_open_save_again': never;
  'file_content.document_holds_macros_save_without': never;
  'file_content.document_unpacks_far_more_size': never;
  'file_content.image_damaged_open_save_again': never;
  'file_content.image_has_more_million_pixels': 'mostPixels';
  'file_content.kind_file_not_kept_upload': never;
  'file_content.name_ends_but_content_file': 'ending' | 'real';
  'file_link.link_has_run_out_ask': never;
  'file_upload.file_larger_mb_make_smaller': 'largestFile';
  'file_upload.files_company_may_take_mb': 'quota';
  'file_upload.other_files_being_taken_try': never;
  'file.menu': never;
}>('files');
