import { needsApproval } from '../../../platform/approval/approval';
import { vendor } from './vendor';
import { rejectVendorAccount, verifyVendorAccount } from './vendor.actions';

export const vendorApproval = needsApproval(vendor, {
  waiting: { bankState: { in: ['pending'] } },
  askedBy: ['bankEnteredById'],
  brief: (_ctx, { name, bankHolder, bankName }) => ({
    what: name,
    note: [bankHolder, bankName].filter(Boolean).join(' · '),
  }),
  verb: 'verify',
  approve: verifyVendorAccount,
  reject: (ctx, id, version, reason) => rejectVendorAccount(ctx, id, version, reason ?? ''),
});
