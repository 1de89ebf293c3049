import { inLanguage } from '../../../kernel/text/languages';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { queueMail } from '../../../platform/mail/queue-mail';
import { refusesMail } from '../../../platform/mail/refuses-mail';
import type { NotificationKind } from '../../../platform/notify/domain/notification-kinds';
import { say, type Locale } from '../../../platform/text';
import { asPlatform } from '../../../platform/database/transaction';
import { decisionWords } from '../domain/request-state';
import { isMailAddress } from '../../../platform/mail/domain/mail-address';
import type { FormRequest } from './form-request';

interface Requester {
  name: string;
  email: string;
  locale: Locale;
  title: string;
  titleAr: string | null;
  wantsMail: boolean;
}

/** Mails the decision to who asked, in their language, with the same commit. */
export async function tellRequester(ctx: Ctx, request: Row<FormRequest>, comment: string): Promise<void> {
  // An admin who asked is no member of the company.
  const {
    rows: [requester],
  } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<Requester & Record<string, unknown>>(
      `select u.name, u.email, u.locale, v.title, v.title_ar as "titleAr",
        not ${refusesMail('p.user_id = u.id', `request_${request.state}` as NotificationKind)} as "wantsMail"
     from form_version v, app_user u where u.id = $2 and u.status = 'active' and u.deleted_at is null
       and v.company_id = $1 and v.id = $3`,
      [ctx.companyId, request.requesterId, request.formVersionId],
    ),
  );
  if (!requester?.wantsMail || !isMailAddress(requester.email)) return;
  const { name, email, locale, title, titleAr } = requester;
  await queueMail(ctx, [
    {
      kind: 'request_decided',
      to: email,
      key: `request ${String(request.id)} ${String(request.version)}`,
      locale,
      values: {
        name,
        company: ctx.user.company!.name,
        number: String(request.no),
        form: inLanguage(locale, title, titleAr),
        decision: say(decisionWords[request.state]!, locale),
        comment,
        link: `${ctx.services.publicUrl}/requests/${String(request.id)}`,
      },
    },
  ]);
}
