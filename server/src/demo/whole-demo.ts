import { alone } from '../database/embedded/alone';
import type { Services } from '../platform/context';
import { type Admin, fillDemo } from './demo';
import { fillDemoImport } from './demo-import';
import { fillDemoPayroll } from './pay/demo-payroll';

/**
 * The companies, a year of their payroll and a list brought in: made once, by whichever of several starting servers
 * comes first.
 */
export const fillWholeDemo = (services: Services, ownerUrl: string, admin?: Admin): Promise<void> =>
  alone(ownerUrl, async () => {
    await fillDemo(services, admin);
    await fillDemoPayroll(services);
    await fillDemoImport(services);
  });
