import { needsApproval } from '../../../platform/approval/approval';
import { FormType } from '../form-version/form-version';
import { formRequest, titleOf } from './form-request';
import { actOnRequest } from './form-request.actions';

const types = {
  leave: { en: 'Leave', ar: 'إجازة' },
  letter: { en: 'Letter', ar: 'خطاب' },
  equipment: { en: 'Equipment', ar: 'معدات' },
  money: { en: 'Money', ar: 'مال' },
  training: { en: 'Training', ar: 'تدريب' },
  personal: { en: 'Personal', ar: 'شخصي' },
  other: { en: 'Other', ar: 'أخرى' },
} satisfies Record<keyof typeof FormType, unknown>;

export const formRequestApproval = needsApproval(formRequest, {
  waiting: { state: { in: ['submitted'] } },
  waits: ({ state }) => state === 'submitted',
  askedBy: ['requesterId'],
  facts: [{ name: 'type', label: { en: 'Kind of form', ar: 'نوع النموذج' }, kind: 'choice', choices: types }],
  factsOf: (_ctx, { type }) => ({ type }),
  brief: (ctx, request) => ({
    what: titleOf(request, ctx),
    fileIds: request.fileIds,
    dueOn: request.dueOn,
    dueStanding: request.dueStanding,
  }),
  approve: (ctx, id, version, reason) => actOnRequest(ctx, id, version, 'approve', reason ?? ''),
  reject: (ctx, id, version, reason) => actOnRequest(ctx, id, version, 'reject', reason ?? ''),
});
