import { needsApproval } from '../../../platform/approval/approval';
import { say, type Text } from '../../../platform/text';
import { profileChange } from './profile-change';
import { decideProfileChange } from './profile-change.actions';
import type { Part } from '../employee/employee';
import { t } from '../texts/text';

const partNames: Record<Part, Text> = {
  identity: t('profile_change.part.identity'),
  contact: t('profile_change.part.contact'),
  address: t('profile_change.part.address'),
  photo: t('profile_change.part.photo'),
  emergency: t('profile_change.part.emergency'),
  dependants: t('profile_change.part.dependants'),
};
const removal = t('profile_change.removal');

export const profileChangeApproval = needsApproval(profileChange, {
  waiting: { state: { in: ['pending'] } },
  waits: ({ state }) => state === 'pending',
  askedBy: ['enteredById'],
  facts: [{ name: 'part', label: t('profile_change.what_it_is_about'), kind: 'choice', choices: partNames }],
  factsOf: (_ctx, { part }) => ({ part }),
  brief: ({ locale }, { part, isRemoval, changes, note, fileIds }) => ({
    what: say(partNames[part], locale),
    about: part,
    note: [
      isRemoval && say(removal, locale),
      ...(part === 'photo' ? [] : changes.map(({ before, after }) => `${before ?? '–'} → ${after ?? '–'}`)),
      note,
    ]
      .filter(Boolean)
      .join(' · '),
    fileIds,
  }),
  approve: (ctx, id, version, reason) => decideProfileChange(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideProfileChange(ctx, 'reject', id, version, reason),
});
