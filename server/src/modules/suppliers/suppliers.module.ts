import type { Module } from '../../platform/module';
import { InvoiceResolver } from './invoice/invoice.resolver';
import { vendorApproval } from './vendor/vendor.approval';
import { VendorResolver } from './vendor/vendor.resolver';
import { vendorImport } from './vendor/vendor.import';

export const suppliers: Module = {
  resolvers: [...VendorResolver, ...InvoiceResolver],
  approvals: [vendorApproval],
  importables: [vendorImport],
};
