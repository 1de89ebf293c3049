import { zonesOfCountry } from '../../../kernel/dates/country-zones';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { isOpen } from '../../../platform/access/open-company';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { isIban, noIban } from '../../../kernel/bank-account/iban';
import { asPlatform } from '../../../platform/database/transaction';
import { factorState } from '../../../auth/second-factor/second-factor';
import { beginIdleLimit } from '../../../auth/sessions/session-rows';
import { Question } from '../../../platform/question';
import { enteredCompany } from '../../../platform/system-ctx';
import { refuseUnlessImage } from '../../files/file/file';
import { followChangedWeeks, noteChangedWeek } from './changed-week';
import { refuseNetworks } from './company-networks';
import { t } from '../texts/text';
import { Company } from './company-record';

export { PayrollDayBasis, ProfileRule, PunchPhotoRule, SetUpStep } from './company-record';
export { Company };

async function refuseUnknownSettings(ctx: Ctx, company: Row<Company>, before: Row<Company> | null): Promise<void> {
  if (before && before.fileQuotaMb !== company.fileQuotaMb && ctx.user.type !== 'admin') {
    throw invalid('fileQuotaMb', t('company.only_administrator_platform_changes'));
  }
  if (company.logoFileId !== (before?.logoFileId ?? null))
    await refuseUnlessImage(ctx, 'logoFileId', company.logoFileId);
  const days = company.weekendDays;
  if (days.length > 6 || new Set(days).size !== days.length || days.some((day) => day < 0 || day > 6)) {
    throw invalid('weekendDays', t('company.choose_up_six_different_days'));
  }
  if (company.payerIban && !isIban(company.payerIban)) {
    throw invalid('payerIban', noIban);
  }
  if (company.startAt && company.endAt && company.endAt < company.startAt) {
    throw invalid('endAt', t('company.last_day_lies_before_first'));
  }
  const startsAsking = company.secondFactorFrom && company.secondFactorFrom !== before?.secondFactorFrom;
  if (startsAsking && !(await asPlatform(ctx.tx, () => factorState(ctx.tx, ctx.user.id))).hasFactor) {
    throw invalid('secondFactorFrom', t('company.set_up_second_factor_first'));
  }
  const moved = before && (['status', 'startAt', 'endAt'] as const).find((name) => company[name] !== before[name]);
  if (moved && ctx.user.company && ctx.user.type !== 'admin') {
    throw invalid(moved, t('company.only_platform_changes_whether_how'));
  }
  refuseNetworks(ctx, company, before);
  noteChangedWeek(ctx, company, before);
  if (before?.sessionIdleMinutes === null && company.sessionIdleMinutes !== null)
    await asPlatform(ctx.tx, () => beginIdleLimit(ctx.tx, String(company.id), ctx.now));
}

/** What a new company begins with: the usual roles, types of leave and pay components. Asked from inside it. */
export const companyBegins = new Question<
  (ctx: Ctx, company: Pick<Row<Company>, 'country' | 'locale'>) => Promise<void>
>();

async function beginWithStandards(ctx: Ctx, rows: Row<Company>[], action: string): Promise<void> {
  if (action !== 'create') return;
  for (const { id, name, currency, timeZone, country, locale } of rows) {
    const inside = await enteredCompany(ctx, { id, name, currency, timeZone, logoFileId: null });
    for (const begin of companyBegins.answers) await begin(inside, { country, locale });
  }
  await ctx.tx.query(`select set_config('app.company_id', $1, true)`, [ctx.user.company?.id ?? '']);
}

/** The clocks of a new company are those of its country, where that has one kind of them. */
function withZoneOfCountry(ctx: Ctx, values: Values): Values {
  if (values.timeZone) return {};
  const country = String(values.country ?? company.fields.get('country')!.initial);
  const [timeZone, ...others] = zonesOfCountry(country, +ctx.now);
  if (!timeZone || others.length) throw invalid('timeZone', t('company.choose_time_zone', { country }));
  return { timeZone };
}

export const company = defineArea('Company', Company, {
  // Entering as a visitor; who belongs to a company enters it without. Companies that are not open are so to admins
  // alone.
  verbs: { visit: (row, ctx) => ctx.user.type === 'admin' || isOpen(row, ctx.now) },
  stateFields: ['status', 'startAt', 'endAt', 'timeZone'],
  one: 'company',
  many: 'companies',
  label: t('company.company'),
  page: '/companies?open=:id',
  menu: { group: 'settings', title: t('company.menu'), icon: 'bank', after: null },
  sort: 'name',
  prepare: withZoneOfCountry,
  guard: refuseUnknownSettings,
  followUp: async (ctx, rows, action) => {
    await beginWithStandards(ctx, rows, action);
    await followChangedWeeks(ctx, rows);
  },
  notifies: [{ kind: 'company_ending', on: ['ending'], whoMay: 'update', facts: { name: 'name', day: 'endAt' } }],
});
export const CompanyResolver = CrudResolver(company);

export { fiscalYearStart } from './fiscal-year';

export { refuseWrongIdentityNumber } from './identity-number';
