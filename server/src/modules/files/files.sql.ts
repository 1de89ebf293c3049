import { rowsOf } from '../../platform/database/shared-rows';
import type { StoredFile } from './file/file';

export const storedFileRows = rowsOf<StoredFile>('stored_file').sharing(
  'bytes_removed_at',
  'created_at',
  'created_by_id',
  'name',
  'scan_status',
  'size',
  'type',
  'version',
);
