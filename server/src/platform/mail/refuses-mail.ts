import type { NotificationKind } from '../notify/domain/notification-kinds';

/** Whether somebody chose to get no mail of a kind. */
export const refusesMail = (isTheirs: string, kind: NotificationKind): string => `exists (
  select from notification_preference p left join membership mine on mine.company_id = p.company_id
    and mine.user_id = p.user_id and mine.deleted_at is null
  where p.company_id = $1 and ${isTheirs} and (p.choices -> '${kind}' ->> 'mail')::boolean is false)`;
