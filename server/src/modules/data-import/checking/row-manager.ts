import type { CheckPlan, Manager } from './check-plan';
import { matchKey } from '../values/clean-text';
import { nameAndCode, refOfRow, type PersonRef } from './people-index';
import { problem, type Cell, type RowProblem } from './row-problems';
import type { Target } from '../columns/targets';

/** Whom the person of a row reports to: by number where a number stands, else by name. */
export function managerOf(
  plan: CheckPlan,
  cellOf: (target: Target) => Cell,
  self: { row: number; ref: PersonRef | undefined },
  problems: RowProblem[],
): Manager | null {
  const byCode = cellOf('managerCode');
  if (byCode.value !== '') {
    const ref = plan.people.byCode(byCode.value);
    if (ref !== undefined) return notSelf(ref, byCode, self, problems);
    return missing(plan, { ...byCode, target: 'managerCode' }, null, problems);
  }
  const byName = cellOf('manager');
  const meant = plan.settings.values.manager?.[matchKey(byName.value)] ?? byName.value;
  if (meant === '') return null;
  const refs = plan.people.byNameAndCode(meant);
  if (refs.length > 1) {
    problems.push(problem('manager_ambiguous', byName, String(refs.length)));
    return null;
  }
  const ref = refs[0];
  return ref === undefined ? missing(plan, byName, nameAlone(meant), problems) : notSelf(ref, byName, self, problems);
}

function notSelf(
  ref: PersonRef,
  cell: Cell,
  self: { row: number; ref: PersonRef | undefined },
  problems: RowProblem[],
): Manager | null {
  if (ref !== self.ref && ref !== refOfRow(self.row)) return { ref };
  problems.push(problem('manager_self', cell));
  return null;
}

/** 'Ann Lee (E-1)' → 'Ann Lee', where nobody has that number. */
const nameAlone = (said: string): string => nameAndCode(said).find(({ code }) => /\d/.test(code))?.name ?? said;

/** A manager told by name alone can be made; a number alone makes nobody. */
function missing({ settings }: CheckPlan, cell: Cell, name: string | null, problems: RowProblem[]): Manager | null {
  if (settings.managerMissing === 'leave_empty') {
    problems.push(problem('manager_left_empty', cell));
    return null;
  }
  const isMade = settings.managerMissing === 'create' && name !== null;
  problems.push(problem(isMade ? 'manager_new' : 'manager_unknown', cell));
  return isMade ? { make: name } : null;
}
