import type { Module } from '../../platform/module';
import { InvoiceResolver } from './invoice/invoice.resolver';
import { VendorResolver } from './vendor/vendor.resolver';
import { vendorImport } from './vendor/vendor.import';

export const suppliers: Module = {
  resolvers: [...VendorResolver, ...InvoiceResolver],
  importables: [vendorImport],
};
