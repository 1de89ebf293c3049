import { lawMarks } from '../domain/law/law-marks';
import {
  partsThatDiffer,
  typesOfLaws,
  valuesByLaw,
  valuesOfParts,
  type LawfulType,
  type LawPart,
} from '../domain/law/law-rules';
import { partInWords, partNames } from '../domain/law/law-words';
import type { LeaveLaw, LeaveLawCode, LeaveLaws } from '../domain/law/leave-law';
import { leaveLawsOf, leaveLawsOn } from '../domain/law/leave-laws';
import { foldedText } from '../../../kernel/text/folded-text';
import { mayDoSome } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { createRecord, saveRecord, updateRecord } from '../../../platform/records/records';
import { knownAs, nameAndNameAr, say, type Text } from '../../../platform/text';
import { todayIn } from '../../../platform/today';
import { companyOf } from '../../organisation/organisation.sql';
import { leaveType, leaveTypesOf, titleOf, type LeaveType } from '../leave-type/leave-type';
import { t } from '../texts/text';
import type { LeaveByLaw, LeaveLawOffer, LeaveLawState } from './leave-law';

interface Entitlement {
  law: LeaveLaw;
  type: Row<LeaveType> | null;
  differs: LawPart[];
  /** Nobody changed the type and nobody ever had leave of it. */
  isUntouched: boolean;
}

/** What the law of the country of the company gives, beside the types it has; null where no law is on file. */
export async function leaveLawOffer(ctx: Ctx): Promise<LeaveLawOffer | null> {
  if (!mayDoSome(ctx.ability, 'read', leaveType)) throw forbidden();
  const laws = await lawsOf(ctx);
  if (!laws) return null;
  const said = (text: Text): string => say(text, ctx.locale);
  const today = todayIn(ctx);
  return {
    law: said(laws.law),
    country: laws.country,
    readOn: laws.readOn,
    notCovered: said(laws.notCovered),
    from: `${today.slice(0, 7)}-01`,
    entitlements: (await entitlementsOf(ctx, laws, today)).map((each) => toldTo(ctx, laws, each)),
  };
}

/**
 * Makes the types chosen as the law has them on a day, and has those that are there already hold by it from that day
 * on.
 */
export async function takeOverLeaveLaw(ctx: Ctx, codes: string[], from: string): Promise<LeaveLawOffer | null> {
  const laws = await lawsOf(ctx);
  if (!laws) throw invalid('codes', t('leave_law.no_law_on_file'));
  const found = await entitlementsOf(ctx, laws, from);
  for (const code of new Set(codes)) {
    const each = found.find(({ law }) => law.code === code);
    if (!each) throw invalid('codes', t('leave_law.not_of_country'));
    const row = each.type ? await changedType(ctx, each.type, each, from) : await newType(ctx, each.law, from);
    const { code: lawCode, since: lawSince } = each.law;
    if (row.lawCode !== lawCode || row.lawSince !== lawSince)
      await saveRecord(ctx, leaveType, row, { lawCode, lawSince }, 'update');
  }
  return leaveLawOffer(ctx);
}

const changedType = (
  ctx: Ctx,
  type: Row<LeaveType>,
  { law, differs }: Entitlement,
  from: string,
): Promise<Row<LeaveType>> =>
  updateRecord(ctx, leaveType, String(type.id), null, {
    ...valuesOfParts(law, differs),
    ...(differs.includes('pay') && { newPayFrom: from }),
    ...(differs.includes('earned') && {
      newAccrualFrom: from,
      ...(type.accrualFrom === null && { accrualFrom: from }),
      ...(type.accrualFrequency === null && takenFromEarned),
    }),
  });

/** What begins to be earned is taken as far as it was. */
const takenFromEarned = { requiresAllocation: true };

async function newType(ctx: Ctx, law: LeaveLaw, from: string): Promise<Row<LeaveType>> {
  const { title, words: _, kind, ...shown } = lawMarks[law.code];
  const isPaid = !law.pay || law.pay.length > 0;
  return createRecord(ctx, leaveType, {
    ...shown,
    ...nameAndNameAr(title),
    code: await freeCode(ctx, law.code.toUpperCase()),
    kind: isPaid ? kind : 'unpaid',
    unit: law.counts === 'calendar' ? 'day' : 'half_day',
    ...valuesByLaw(law),
    ...(law.earned && { accrualFrom: from, ...takenFromEarned }),
    countsAsService: isPaid,
  });
}

/** A code no type of the company has, deleted ones neither. */
async function freeCode(ctx: Ctx, wanted: string): Promise<string> {
  const taken = new Set((await leaveTypesOf(ctx)).map(({ code }) => code.toUpperCase()));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}

async function lawsOf(ctx: Ctx): Promise<LeaveLaws | undefined> {
  const { country } = await companyOf(ctx, 'country');
  return leaveLawsOf(country);
}

async function entitlementsOf(ctx: Ctx, laws: LeaveLaws, day: string): Promise<Entitlement[]> {
  const types = (await leaveTypesOf(ctx)).filter(({ deletedAt }) => !deletedAt);
  const rows = leaveLawsOn(laws, day);
  const found = typesOfLaws(
    rows.map(({ code }) => code),
    types.map(({ id, lawCode, kind, code, name, nameAr }) => ({
      id: String(id),
      lawCode,
      kind,
      names: [code, name, nameAr ?? name].map(foldedText),
    })),
    namesOf,
  );
  const { rows: taken } = await ctx.tx.query<{ typeId: string }>(
    'select distinct type_id as "typeId" from employee_leave where company_id = $1 and type_id is not null',
    [ctx.companyId],
  );
  const used = new Set(taken.map(({ typeId }) => typeId));
  return rows.map((law) => {
    const type = types.find(({ id }) => String(id) === found.get(law.code)) ?? null;
    return {
      law,
      type,
      differs: type ? partsThatDiffer(type, law) : [],
      isUntouched: type !== null && Number(type.version) === 1 && !used.has(String(type.id)),
    };
  });
}

const namesOf = (code: LeaveLawCode): string[] =>
  [code.replace('_', ' '), ...knownAs(lawMarks[code].title), ...knownAs(lawMarks[code].words)].map(foldedText);

function toldTo(ctx: Ctx, laws: LeaveLaws, { law, type, differs, isUntouched }: Entitlement): LeaveByLaw {
  const said = (texts: readonly Text[]): string => texts.map((text) => say(text, ctx.locale)).join(' · ');
  const values = valuesByLaw(law);
  const after: LawfulType = { ...none, ...values };
  const parts = (Object.keys(partNames) as LawPart[]).filter((part) => Object.keys(valuesOfParts(law, [part])).length);
  const state: LeaveLawState = !type ? 'missing' : differs.length ? 'different' : 'same';
  return {
    code: law.code,
    title: say(lawMarks[law.code].title, ctx.locale),
    law:
      law.article === null
        ? say(laws.law, ctx.locale)
        : say(t('leave_law.article', { law: laws.law, article: law.article }), ctx.locale),
    since: law.since,
    isOlder: law.isOlder ?? false,
    note: law.note ? say(law.note, ctx.locale) : null,
    readAt: [...law.readAt],
    rules: parts.map((part) => ({
      label: say(partNames[part], ctx.locale),
      text: said(partInWords[part](after)),
      now: type && differs.includes(part) ? said(partInWords[part](type)) : null,
    })),
    state,
    typeId: type && String(type.id),
    typeTitle: type && titleOf(type, ctx),
    isNewer: !!type?.lawSince && type.lawSince < law.since,
    isSuggested: state === 'missing' || (state === 'different' && isUntouched),
  };
}

/** Nothing said: what is told of a law are only its own parts. */
const none: LawfulType = {
  paidPercent: '100',
  payTiers: [],
  weekends: 'none',
  countsHolidays: false,
  maxConsecutive: null,
  maxPerYear: null,
  timesInService: null,
  waitingDays: null,
  waitingMonths: null,
  afterProbation: false,
  gender: null,
  documentRule: 'never',
  yearBasis: 'calendar',
  accrualFrequency: null,
  accrualLevels: [],
};
