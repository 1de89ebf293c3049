import { needsApproval } from '../../../platform/approval/approval';
import { FormType } from '../form-version/form-version';
import { formRequest, titleOf } from './form-request';
import { actOnRequest } from './form-request.actions';
import { t } from '../texts/text';

const types = {
  leave: t('form_request.types.leave'),
  letter: t('form_request.types.letter'),
  equipment: t('form_request.types.equipment'),
  money: t('form_request.types.money'),
  training: t('form_request.types.training'),
  personal: t('form_request.types.personal'),
  other: t('form_request.types.other'),
} satisfies Record<keyof typeof FormType, unknown>;

export const formRequestApproval = needsApproval(formRequest, {
  waiting: { state: { in: ['submitted'] } },
  waits: ({ state }) => state === 'submitted',
  askedBy: ['requesterId'],
  facts: [{ name: 'type', label: t('form_request.kind_form'), kind: 'choice', choices: types }],
  factsOf: (_ctx, { type }) => ({ type }),
  brief: (ctx, request) => ({
    what: titleOf(request, ctx),
    fileIds: request.fileIds,
    dueOn: request.dueOn,
    dueStanding: request.dueStanding,
  }),
  approve: (ctx, id, version, reason) => actOnRequest(ctx, id, version, 'approve', reason ?? ''),
  reject: (ctx, id, version, reason) => actOnRequest(ctx, id, version, 'reject', reason ?? ''),
  giveBack: (ctx, id, version, reason) => actOnRequest(ctx, id, version, 'return', reason ?? ''),
});
