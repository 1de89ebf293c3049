import { rowsOf } from '../../platform/database/shared-rows';
import type { SavedView } from './saved-view/saved-view';

export const savedViewRows = rowsOf<SavedView>('saved_view').sharing(
  'address',
  'created_at',
  'created_by_id',
  'name',
  'subject',
);
