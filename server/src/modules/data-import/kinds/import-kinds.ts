import { mayDo } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { importables } from '../importables';
import type { ImportKind } from './import-kind';
import { peopleKind } from './people-kind';
import { recordKind } from '../records/record-kind';

let kinds: Map<string, ImportKind> | undefined;
const byName = (): Map<string, ImportKind> =>
  (kinds ??= new Map([peopleKind, ...importables.map(recordKind)].map((kind) => [kind.name, kind])));

export const importKinds = (): ImportKind[] => [...byName().values()];
export const kindNamed = (name: string): ImportKind | undefined => byName().get(name);

export function kindOf({ kind }: { kind: string }): ImportKind {
  const found = kindNamed(kind);
  if (!found) throw new Error(`imports of ${kind} are no more`);
  return found;
}

/** Which kinds the user is offered; what a file of it needs besides is asked once its columns are known. */
export const mayImport = (ctx: Ctx, { area }: ImportKind): boolean =>
  ['create', 'update'].some((action) => mayDo(ctx.ability, action, area, { companyId: ctx.companyId }));
