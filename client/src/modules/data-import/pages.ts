import type { Page } from '../../app/page';

export const pages: Page[] = [
  { path: 'imports', subject: 'Import', load: () => import('./imports.screen') },
  { path: 'imports/new', subject: 'Import', load: () => import('./new-import.page') },
  { path: 'imports/:id', subject: 'Import', load: () => import('./import.page') },
];
