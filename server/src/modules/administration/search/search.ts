import { mayDoSome } from '../../../platform/access/ability';
import { findArea, type Area, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { checkedLimit, listRecords } from '../../../platform/lists/list-query';
import type { BaseRecord } from '../../../platform/records/record';
import { titleFieldOf, titleOf } from '../../../platform/records/title';
import { pageOf } from '../../../platform/notify/record-page';

export interface Found {
  subject: string;
  id: string;
  title: string;
  detail: string | null;
  path: string;
}

const mostOfEach = 10;
const fewestLetters = 2;

/** What is searched, in the order people look for it, each with the field that tells rows of the same title apart. */
const searched: Record<string, string | null> = {
  Employee: 'code',
  Department: 'code',
  Position: null,
  Vendor: 'email',
  Document: 'number',
  EmployeeDocument: 'number',
  FormRequest: 'requesterName',
  Form: null,
  PayrollRun: null,
  CompanyUser: 'email',
  CompanyRole: null,
  Mail: 'email',
  Import: null,
  Shift: null,
  Compensation: null,
  Deduction: null,
  SalaryFormula: null,
  PayComponent: null,
  DocumentType: null,
  Company: 'legalName',
  User: 'email',
  Role: null,
};

/**
 * Rows of every kind the reader may read that hold all the words, a few of each kind: each kind through its own list,
 * so that nothing is found here that its list would not show them.
 */
export async function searchEverywhere(ctx: Ctx, text: string, limit: number): Promise<Found[]> {
  checkedLimit(limit, mostOfEach);
  const words = text.trim();
  if ([...words].length < fewestLetters) return [];
  const here = Object.keys(searched)
    .map((name) => findArea(name))
    .filter(
      (area): area is Area => !!area && area.isTenant === !!ctx.user.company && mayDoSome(ctx.ability, 'read', area),
    );
  return (await Promise.all(here.map((area) => foundIn(ctx, area, words, limit)))).flat();
}

async function foundIn(ctx: Ctx, area: Area, search: string, limit: number): Promise<Found[]> {
  const detail = searched[area.name] ?? null;
  const fields = new Set([titleFieldOf(area)!.name, ...(detail ? [detail] : [])]);
  const { rows } = await listRecords(ctx, area, { search, limit }, { fields, withCursor: false });
  return rows.map((row) => found(ctx, area, row, detail));
}

function found(ctx: Ctx, area: Area, row: Row<BaseRecord>, detail: string | null): Found {
  const id = row.id as unknown as string;
  const more = detail && row[detail];
  return {
    subject: area.name,
    id,
    title: titleOf(ctx, area, row) ?? id,
    detail: more ? String(more) : null,
    path: pageOf(area.name, id),
  };
}
