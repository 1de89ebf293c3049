import type { Module } from '../../platform/module';
import { InvoiceResolver } from './invoice/invoice.resolver';
import { VendorResolver } from './vendor/vendor.resolver';

export const suppliers: Module = {
  resolvers: [...VendorResolver, ...InvoiceResolver],
};
