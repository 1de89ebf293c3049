import { Router, type Request } from 'express';
import { asHtml } from '../../modules/apps/domain/mail-answers';
import type { Ctx, Services } from '../../platform/context';
import { invalid, notFound } from '../../platform/errors';
import { at, inRequest } from '../../platform/http/rest';
import { restBodies } from '../../platform/http/rest-body';
import { fileUrl } from '../../modules/files/file/file';
import { lastList, rememberList } from '../../modules/apps/internal-mail/last-list';
import {
  isFolder,
  isLabel,
  mailCounts,
  neighboursOf,
  oneMail,
  threadOf,
  wholeMails,
  type MailFilter,
  type MailView,
} from '../../modules/apps/internal-mail/mailbox';
import { toggleLabel, updateMails } from '../../modules/apps/internal-mail/sort-mails.actions';
import { t } from '../texts/text';

/** Old clients do not page; more than this nobody scrolls through, and it bounds an answer. */
const mostListed = 1_000;

const person = ({ name, email }: { name: string; email: string }) => ({ name, email, avatar: '' });

function shape(mail: MailView, replies: MailView[] = []): Record<string, unknown> {
  const { id, from, to, cc, bcc, subject, body, attachments, isStarred, isRead, labels, time, folder } = mail;
  return {
    id,
    _id: id,
    from: person(from),
    to: to.map(person),
    cc: cc.map(person),
    bcc: bcc.map(person),
    subject,
    message: asHtml(body),
    attachments: attachments.map((each) => ({
      fileName: each.name,
      thumbnail: each.type === 'image' ? `${fileUrl(each.id)}?inline=1` : '',
      url: fileUrl(each.id),
      size: sizeOf(each.size),
    })),
    isStarred,
    isRead,
    labels,
    time,
    replies: replies.map((reply) => shape(reply)),
    folder,
  };
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))}kb` : `${(bytes / 1_000_000).toFixed(1)}mb`;

const one = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** `folder` left out means the inbox, an empty one every folder but the trash. */
function filterOf({ q, folder, label }: Request['query']): MailFilter {
  const wanted = one(folder) ?? 'inbox';
  if (wanted && wanted !== 'starred' && !isFolder(wanted)) throw unknown('folder');
  const marked = one(label);
  if (marked && !isLabel(marked)) throw unknown('label');
  return {
    folder: wanted ? (wanted as MailFilter['folder']) : null,
    label: marked && isLabel(marked) ? marked : null,
    search: one(q)?.trim() || null,
  };
}

const unknown = (name: string) => invalid(name, t('internal_mail.no_such', { name }));

/** A mail with the later ones of its conversation, and whether the list last asked for goes on beside it. */
async function placed(ctx: Ctx, mail: MailView): Promise<Record<string, unknown>> {
  const { previousId, nextId } = await neighboursOf(ctx, mail, await lastList(ctx));
  const replies = (await threadOf(ctx, mail)).filter(({ time, sentAt }) => sentAt && time >= mail.time);
  return { ...shape(mail, replies), hasPreviousMail: previousId !== null, hasNextMail: nextId !== null };
}

interface Update {
  emailIds?: unknown;
  dataToUpdate?: Record<string, unknown>;
  label?: unknown;
}

/** Axios sends `{data: {…}}`; a form or a text brings the same as JSON. */
function updateIn(body: unknown): Update & { ids: string[] } {
  const given = parsed(
    typeof body === 'object' && body !== null && 'data' in body ? (body as { data: unknown }).data : body,
  ) as Update | null;
  const ids = Array.isArray(given?.emailIds)
    ? given.emailIds.filter((id): id is string => typeof id === 'string')
    : null;
  if (!ids) throw invalid('emailIds', t('internal_mail.send_mails_data_emailids'));
  return { ...given, ids };
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const flag = (name: string, value: unknown): boolean | undefined => {
  if (value === undefined || value === null) return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw unknown(name);
};

/** Mails that are not there change nothing, as in the old lists. */
const evenIfNone = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: { code?: string }) => {
    if (error.code !== 'NOT_FOUND') throw error;
  });

/** The five calls of the mail app of old clients. */
export function emailRoutes(services: Services): Router {
  const router = Router();
  at(router, '/apps/email/emails', {
    get: [
      async (request, response) => {
        const filter = filterOf(request.query);
        // Who looks through a role changes nothing, not even what is remembered of them.
        const mode = request.session?.viewing ? 'read' : 'write';
        response.json(
          await inRequest(services, request, mode, async (ctx) => {
            if (!ctx.user.company) return { emails: [], emailsMeta: { inbox: 0, draft: 0, spam: 0 } };
            const emails = (await wholeMails(ctx, filter, mostListed)).map((mail) => shape(mail));
            if (mode === 'write') await rememberList(ctx, filter);
            return { emails, emailsMeta: await mailCounts(ctx) };
          }),
        );
      },
    ],
  });
  at(router, '/apps/email/get-email', {
    get: [
      async (request, response) => {
        response.json(
          await inRequest(services, request, 'read', async (ctx) =>
            placed(ctx, await oneMail(ctx, one(request.query.id) ?? '')),
          ),
        );
      },
    ],
  });
  at(router, '/apps/email/paginate-email', {
    get: [
      async (request, response) => {
        const { dir, emailId } = request.query;
        if (dir !== 'next' && dir !== 'previous') throw unknown('dir');
        response.json(
          await inRequest(services, request, 'read', async (ctx) => {
            const { previousId, nextId } = await neighboursOf(
              ctx,
              await oneMail(ctx, one(emailId) ?? ''),
              await lastList(ctx),
            );
            const id = dir === 'next' ? nextId : previousId;
            if (!id) throw notFound();
            return placed(ctx, await oneMail(ctx, id));
          }),
        );
      },
    ],
  });
  at(router, '/apps/email/update-emails', {
    post: [
      ...restBodies,
      async (request, response) => {
        await inRequest(services, request, 'write', async (ctx) => {
          const { ids, dataToUpdate = {} } = updateIn(request.body);
          const { folder, isStarred, isRead } = dataToUpdate;
          if (folder !== undefined && folder !== null && !isFolder(folder)) throw unknown('folder');
          await evenIfNone(
            updateMails(ctx, ids, { folder, isStarred: flag('isStarred', isStarred), isRead: flag('isRead', isRead) }),
          );
        });
        response.status(200).end();
      },
    ],
  });
  at(router, '/apps/email/update-emails-label', {
    post: [
      ...restBodies,
      async (request, response) => {
        await inRequest(services, request, 'write', async (ctx) => {
          const { ids, label } = updateIn(request.body);
          if (!isLabel(label)) throw unknown('label');
          await evenIfNone(toggleLabel(ctx, ids, label));
        });
        response.status(200).end();
      },
    ],
  });
  return router;
}
