import {
  factsOfKind,
  isMailedAtFirst,
  kindNames,
  topicLabels,
  type NotificationKind,
} from '../../../platform/notify/domain/notification-kinds';
import { mayDoSome } from '../../../platform/access/ability';
import { allApprovable, hasFlows } from '../../../platform/approval/approval';
import { areaNamed } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalidFields, type FieldProblem } from '../../../platform/errors';
import { t } from '../texts/text';
import { say } from '../../../platform/text';

/** `isDaily`: by one mail in the morning with all that came, rather than by a mail at once. */
export interface Choice {
  kind: NotificationKind;
  inApp: boolean;
  mail: boolean;
  isDaily?: boolean | null;
}
export interface ChoiceShown extends Choice {
  label: string;
  topic: string;
  topicLabel: string;
  isDaily: boolean;
  mayBeDaily: boolean;
}
export interface Preferences {
  quietFrom: string | null;
  quietTo: string | null;
  choices: ChoiceShown[];
}
export interface PreferencesInput {
  quietFrom?: string | null;
  quietTo?: string | null;
  choices: Choice[];
}

interface Stored {
  quietFrom: string | null;
  quietTo: string | null;
  choices: Partial<Record<NotificationKind, { inApp: boolean; mail: boolean; isDaily?: boolean }>>;
}

const nothing: Stored = { quietFrom: null, quietTo: null, choices: {} };
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

async function stored(ctx: Ctx): Promise<Stored> {
  if (!ctx.user.company) return nothing;
  const { rows } = await ctx.tx.query<Stored & Record<string, unknown>>(
    `select quiet_from as "quietFrom", quiet_to as "quietTo", choices from notification_preference where company_id = $1
      and user_id = $2`,
    [ctx.companyId, ctx.user.id],
  );
  return rows[0] ?? nothing;
}

/** Whether one with these rights is ever told of it. */
function concerns(ctx: Ctx, kind: NotificationKind): boolean {
  const { subject, action } = factsOfKind(kind).needs;
  if (subject === '*') return allApprovable().some((one) => hasFlows(one) && mayDoSome(ctx.ability, action, one.area));
  return mayDoSome(ctx.ability, action, areaNamed(subject));
}

/** What the reader chose, of what may concern them. */
export async function preferencesOf(ctx: Ctx): Promise<Preferences> {
  const { quietFrom, quietTo, choices } = await stored(ctx);
  return {
    quietFrom,
    quietTo,
    choices: kindNames
      .filter((kind) => concerns(ctx, kind))
      .map((kind) => {
        const { label, topic, isMailedOtherwise } = factsOfKind(kind);
        return {
          kind,
          label: say(label, ctx.locale),
          topic,
          topicLabel: say(topicLabels[topic], ctx.locale),
          inApp: true,
          mail: isMailedAtFirst(kind) || !!isMailedOtherwise,
          isDaily: false,
          mayBeDaily: !isMailedOtherwise,
          ...choices[kind],
        };
      }),
  };
}

/** Keeps what the reader chose; what they do not name stays as it was. */
export async function setPreferences(
  ctx: Ctx,
  { quietFrom = null, quietTo = null, choices }: PreferencesInput,
): Promise<Preferences> {
  const given = { quietFrom: quietFrom?.trim() || null, quietTo: quietTo?.trim() || null };
  const problems = (['quietFrom', 'quietTo'] as const).flatMap((field): FieldProblem[] => {
    const time = given[field];
    if (time === null) return given.quietFrom || given.quietTo ? [{ field, text: bothTimes }] : [];
    if (!timeOfDay.test(time)) return [{ field, text: writeTime }];
    return field === 'quietTo' && time === given.quietFrom ? [{ field, text: otherTime }] : [];
  });
  if (problems.length) throw invalidFields(problems);
  const before = await stored(ctx);
  const kept = {
    ...before.choices,
    ...Object.fromEntries(
      choices.map(({ kind, inApp, mail, isDaily }) => [
        kind,
        { inApp, mail, isDaily: mail && !!isDaily && !factsOfKind(kind).isMailedOtherwise },
      ]),
    ),
  };
  await ctx.tx.query(
    `insert into notification_preference (company_id, user_id, choices, quiet_from, quiet_to, updated_at)
      values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, user_id) do update set choices = excluded.choices, quiet_from = excluded.quiet_from,
     quiet_to = excluded.quiet_to, updated_at = excluded.updated_at`,
    [ctx.companyId, ctx.user.id, JSON.stringify(kept), given.quietFrom, given.quietTo, ctx.now],
  );
  return preferencesOf(ctx);
}

const bothTimes = t('notification_preferences.both_times');
const writeTime = t('notification_preferences.write_time');
const otherTime = t('notification_preferences.other_time');
