import type { Page } from '../../app/page';

export const pages: Page[] = [{ path: '', load: () => import('./home.page') }];
