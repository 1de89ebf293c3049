import type { Ctx } from '../../../platform/context';
import { conflict, notFound } from '../../../platform/errors';
import { isId, newId } from '../../../platform/records/ids';
import { writeRows } from '../../../platform/records/write-rows';
import { settleNotification } from '../../messaging/notification/notification';
import { documentAcknowledgement } from '../document-acknowledgement/document-acknowledgement';
import { audienceJoins, isToConfirm } from './document-audience';
import { t } from '../texts/text';
import { storedFileRows } from '../../files/files.sql';
import { lockEmployees } from '../../people/people.sql';

/** A document of the company one has to read and confirm, or has. */
export interface ToConfirm {
  id: string;
  title: string;
  description: string | null;
  revision: number;
  fileIds: string[];
  unopenedFileIds: string[];
  openedAt: Date | null;
  confirmedAt: Date | null;
}

/** SQL of the files f of document t that can be opened, and when employee e opened them first. */
const filesOf = `from ${storedFileRows('scan_status')} f left join document_opening o on o.company_id = t.company_id
  and o.document_id = t.id and o.revision = t.revision and o.employee_id = e.id and o.file_id = f.id
  where f.company_id = t.company_id and f.id = any(t.file_ids) and f.deleted_at is null
    and f.scan_status <> 'infected'`;

/** What the reader has to confirm first, then what they have confirmed. */
export async function documentsToConfirm(ctx: Ctx, id: string | null = null): Promise<ToConfirm[]> {
  const {
    companyId,
    user: { employeeId },
  } = ctx;
  if (!employeeId) return [];
  const { rows } = await ctx.tx.query<ToConfirm>(
    `select t.id, t.title, t.description, t.revision, t.file_ids as "fileIds", c.acknowledged_at as "confirmedAt",
       array(select f.id ${filesOf} and o.file_id is null) as "unopenedFileIds",
       coalesce(c.opened_at, (select max(o.opened_at) ${filesOf})) as "openedAt"
     from document t ${audienceJoins('t')}
     left join document_acknowledgement c on c.company_id = t.company_id and c.document_id = t.id
       and c.revision = t.revision and c.employee_id = e.id
     where t.company_id = $1 and e.id = $2 and ($3::char(24) is null or t.id = $3) and ${isToConfirm('t')}
       order by c.acknowledged_at desc nulls first, t.title, t.id`,
    [companyId, employeeId, id],
  );
  return rows;
}

/** Keeps when the reader opened a file of a document first, version by version. */
export async function openDocumentFile(ctx: Ctx, id: string, revision: number, fileId: string): Promise<ToConfirm> {
  const {
    companyId,
    user: { employeeId },
  } = ctx;
  const [row] = isId(id) ? await documentsToConfirm(ctx, id) : [];
  if (!row || !employeeId || !row.fileIds.includes(fileId)) throw notFound();
  if (row.revision !== revision) throw newer;
  await ctx.tx.query(
    `insert into document_opening (company_id, document_id, revision, employee_id, file_id, opened_at)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [companyId, id, revision, employeeId, fileId, ctx.now],
  );
  return (await documentsToConfirm(ctx, id))[0]!;
}

/** Keeps that the reader has read and confirmed this version of a document; asked again it changes nothing. */
export async function confirmDocument(ctx: Ctx, id: string, revision: number, ip: string): Promise<ToConfirm> {
  const {
    user: { id: userId, employeeId },
  } = ctx;
  // They are locked, so that of two clicks at once the second finds what the first kept.
  if (employeeId) await lockEmployees(ctx, [employeeId]);
  const [row] = isId(id) ? await documentsToConfirm(ctx, id) : [];
  if (!row || !employeeId) throw notFound();
  if (row.revision !== revision) throw newer;
  if (row.confirmedAt) return row;
  if (row.unopenedFileIds.length) throw unopened;
  await writeRows(
    ctx,
    documentAcknowledgement,
    [
      {
        id: newId(),
        values: {
          documentId: id,
          revision,
          employeeId,
          userId,
          acknowledgedAt: ctx.now,
          openedAt: row.openedAt,
          ip,
          deletedAt: null,
        },
      },
    ],
    'create',
  );
  await settleNotification(ctx, 'document_to_confirm', id);
  return { ...row, confirmedAt: ctx.now };
}

const unopened = conflict(t('to_confirm.open_document_before_you_say'));
const newer = conflict(t('to_confirm.newer_version_document_read'));
