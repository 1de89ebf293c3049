import { organisation } from '../organisation/organisation.module';
import { people } from '../people/people.module';
import { leave } from '../leave/leave.module';
import { time } from '../time/time.module';
import { pay } from '../pay/pay.module';
import { suppliers } from '../suppliers/suppliers.module';
import { documents } from '../documents/documents.module';
import type { Importable } from '../../platform/import/importable';

/**
 * What lists can be imported into besides people, in the order it is offered: what the manifests of these modules name.
 */
export const importables: Importable[] = [organisation, people, leave, time, pay, suppliers, documents].flatMap(
  (module) => module.importables ?? [],
);
