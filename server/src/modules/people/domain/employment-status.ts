/** Where an employee stands between offer and exit, as it is kept; who is on leave today is read from the leave. */
export const employmentStatuses = ['draft', 'onboarding', 'active', 'suspended', 'notice', 'exited'] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

const upToFirstDay: readonly EmploymentStatus[] = ['draft', 'onboarding', 'active'];
const steps: Record<EmploymentStatus, readonly EmploymentStatus[]> = {
  draft: ['onboarding', 'active'],
  onboarding: ['active'],
  active: ['suspended'],
  suspended: ['active'],
  notice: [],
  exited: [],
};

/**
 * Where somebody may be put by hand. Until the first day of employment all of it is a plan that may change back; notice
 * and exit come with a last day alone, and who is under notice or has left is nobody's to move.
 */
export function nextStatuses(from: EmploymentStatus, hasBegun: boolean): EmploymentStatus[] {
  const next = !hasBegun && upToFirstDay.includes(from) ? upToFirstDay : steps[from];
  return next.filter((status) => status !== from);
}

export type StatusRefusal = 'needs_ending' | 'under_notice' | 'has_left' | 'has_begun' | 'not_active';

/** Why somebody cannot be put there by hand; nothing where they can. */
export function statusRefusal(from: EmploymentStatus, to: EmploymentStatus, hasBegun: boolean): StatusRefusal | null {
  if (from === to || nextStatuses(from, hasBegun).includes(to)) return null;
  if (from === 'exited') return 'has_left';
  if (from === 'notice') return 'under_notice';
  if (to === 'notice' || to === 'exited') return 'needs_ending';
  return to === 'suspended' ? 'not_active' : 'has_begun';
}

/**
 * Where somebody entered with a last day stands, or without one where they were said to stand; nothing where that needs
 * a last day.
 */
export function firstStatus(said: EmploymentStatus, lastDay: string | null, today: string): EmploymentStatus | null {
  if (!lastDay) return said === 'notice' || said === 'exited' ? null : said;
  return said === 'draft' ? said : statusOfEnding(lastDay, today);
}

export const statusOfEnding = (lastDay: string, today: string): 'notice' | 'exited' =>
  lastDay < today ? 'exited' : 'notice';

/** Why an employment cannot be ended: what is only planned is given up, by putting it back to draft and deleting it. */
export function endingRefusal(status: EmploymentStatus, hasBegun: boolean): 'draft' | 'not_begun' | null {
  if (status === 'draft') return 'draft';
  return status === 'onboarding' && !hasBegun ? 'not_begun' : null;
}

/**
 * Where somebody stands again whose ending is taken back: where they stood, as far as that may be without a last day.
 */
export function statusWithoutEnding(stood: string | null, hasBegun: boolean): EmploymentStatus {
  const found = employmentStatuses.find((status) => status === stood);
  return found && found !== 'notice' && found !== 'exited' ? found : hasBegun ? 'active' : 'onboarding';
}
