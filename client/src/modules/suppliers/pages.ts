import type { Page } from '../../app/page';

export const pages: Page[] = [
  { path: 'vendors', subject: 'Vendor', load: () => import('./vendor/vendors.screen') },
  { path: 'invoices', subject: 'Invoice', load: () => import('./invoice/invoices.screen') },
  { path: 'invoices/new', subject: 'Invoice', load: () => import('./invoice/edit-invoice.page') },
  { path: 'invoices/:id', subject: 'Invoice', load: () => import('./invoice/invoice.page') },
  {
    path: 'invoices/:id/edit',
    subject: 'Invoice',
    load: () => import('./invoice/edit-invoice.page'),
  },
];
