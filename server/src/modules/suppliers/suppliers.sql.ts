import { rowsOf } from '../../platform/database/shared-rows';
import type { Vendor } from './vendor/vendor';

export const vendorRows = rowsOf<Vendor>('vendor').sharing('licence_expiry', 'licence_no', 'name', 'status');
