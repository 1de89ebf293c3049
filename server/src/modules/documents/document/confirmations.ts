import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, invalid } from '../../../platform/errors';
import type { Row } from '../../../platform/records/area';
import { largestPage } from '../../../platform/lists/list-query';
import { lockedRecord, oneRecord, saveRecord } from '../../../platform/records/records';
import { wordsFound } from '../../../platform/lists/search-text';
import { department } from '../../organisation/department/department';
import { documentAcknowledgement } from '../document-acknowledgement/document-acknowledgement';
import { employee } from '../../people/employee/employee';
import { document, isLive, type Document } from './document';
import { audienceJoins, confirmedAt, openedAt } from './document-audience';
import { t } from '../texts/text';
import { departmentRows } from '../../organisation/organisation.sql';

export interface Confirmation {
  id: string;
  employeeName: string;
  employeeCode: string;
  departmentName: string | null;
  openedAt: Date | null;
  confirmedAt: Date | null;
}
export interface ConfirmationQuestion {
  documentId: string;
  search?: string | null;
  state?: string | null;
  limit?: number;
  offset?: number;
}

/**
 * Who has confirmed the present version of a document and who still has to, of those whose confirmations the one who
 * asks may read: one statement, whatever the headcount.
 */
export async function documentConfirmations(
  ctx: Ctx,
  question: ConfirmationQuestion,
  actions: readonly string[] = ['read'],
): Promise<{ rows: Confirmation[]; total: number; confirmed: number; asked: number }> {
  const { companyId } = ctx;
  if (!actions.every((action) => mayDoSome(ctx.ability, action, documentAcknowledgement))) throw forbidden();
  const { documentId, search, state, limit = 25, offset = 0 } = question;
  if (limit < 1 || offset < 0) throw invalid(limit < 1 ? 'limit' : 'offset', t('confirmations.give_number_1_limit_0'));
  await oneRecord(ctx, document, documentId, 'read', new Set());
  const parameters = new Parameters();
  const company = parameters.add(companyId, '::char(24)');
  const id = parameters.add(documentId, '::char(24)');
  const mayRead = [
    ...actions.map((action) => grantSql(ctx.ability, action, documentAcknowledgement, parameters, 'g')),
    grantSql(ctx.ability, 'read', employee, parameters, 'e'),
  ];
  const wanted = [
    ...wordsFound(search, ['e.name', 'e.code'], parameters, 'e.search_text'),
    ...(state === 'confirmed' ? ['e."confirmedAt" is not null'] : state === 'open' ? ['e."confirmedAt" is null'] : []),
  ];
  const { rows } = await ctx.tx.query<Confirmation & { total: number; confirmed: number; asked: number }>(
    `with audience as materialized (
       select e.id, e.code, concat_ws(' ', e.first_name, e.middle_name, e.last_name) as name, e.search_text,
         e.department_id, ${confirmedAt('t')} as "confirmedAt", ${openedAt('t')} as "openedAt"
       from document t ${audienceJoins('t')} cross join lateral (select e.id as employee_id) g
       where t.company_id = ${company} and t.id = ${id}
         and t.audience <> 'nobody'${mayRead.map((part) => ` and ${part}`).join('')}),
     counted as (select count(*)::int as asked, count("confirmedAt")::int as confirmed from audience),
     found as (select e.* from audience e${wanted.length ? ` where ${wanted.join(' and ')}` : ''}),
     page as (select * from found order by name, id
       limit ${parameters.add(Math.min(limit, actions.length > 1 ? limit : largestPage), '::int')} offset
       ${parameters.add(offset, '::int')})
     select p.id, p.name as "employeeName", p.code as "employeeCode", p."confirmedAt", p."openedAt",
       d.name as "departmentName", n.asked, n.confirmed, (select count(*)::int from found) as total
     from counted n left join page p on true
     left join ${departmentRows('name')} d on d.company_id = ${company} and d.id = p.department_id
       and ${grantSql(ctx.ability, 'read', department, parameters, 'd')} order by p.name, p.id`,
    parameters.values,
  );
  const [{ total, confirmed, asked }] = rows as [(typeof rows)[number]];
  return { rows: rows.filter(({ id: found }) => found !== null), total, confirmed, asked };
}

const restMs = 24 * 3_600_000;

/** Tells those who have not confirmed a document yet that they are to, at most once a day. */
export async function remindDocument(ctx: Ctx, id: string, version: number): Promise<Row<Document>> {
  const row = await lockedRecord(ctx, document, id, 'remind');
  if (!isLive(row)) throw conflict(t('confirmations.nobody_has_confirm_document'));
  if (row.remindedAt && ctx.now.getTime() - row.remindedAt.getTime() < restMs) {
    throw conflict(t('confirmations.everybody_reminded_within_last_day'));
  }
  return saveRecord(ctx, document, { ...row, version }, { remindedAt: ctx.now }, 'remind');
}
