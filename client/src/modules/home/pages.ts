import type { Page } from '../../app/page';

export const pages: Page[] = [{ path: '', isKept: true, load: () => import('./home.page') }];
