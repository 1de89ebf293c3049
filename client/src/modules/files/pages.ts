import type { Page } from '../../app/page';

export const pages: Page[] = [{ path: 'files', subject: 'File', load: () => import('./file/files.screen') }];
