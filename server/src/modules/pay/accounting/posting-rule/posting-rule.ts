import { Index } from 'typeorm';
import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { conflict } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { componentOfLine, type AccountOf, type LedgerLine } from '../domain/ledger-line';
import { t } from '../../texts/text';

export const LedgerLineChoice = choiceOf<LedgerLine>('LedgerLine', 'What a booking is for.', {
  basic_salary: 'Basic salary and pay by the hour, as earned in the month.',
  allowance: 'Regular allowances on file, such as housing.',
  other_earning: 'Whatever else is paid: pay components, bonuses, overtime.',
  unpaid_leave: 'Pay taken off for leave.',
  deduction: 'Deductions from pay.',
  loan: 'Instalments of loans, and what a settlement takes of them.',
  income_tax: 'Income tax taken off.',
  insurance_employee: 'The share of social insurance taken off.',
  insurance_employer: 'The share of social insurance the employer bears, as an expense.',
  insurance_owed: 'The same share, as owed to the authority.',
  employer_cost: 'What else the employer pays beside the pay, as an expense.',
  employer_cost_owed: 'The same, as owed.',
  net_pay: 'Net pay owed to employees.',
  provision_charge: 'What a month adds to the provision for end of service, as an expense.',
  provision_remeasurement: 'What other pay, assumptions or another method make of a projected provision.',
  provision: 'The provision for end of service, as owed.',
  provision_freed: 'What of a provision is no longer needed.',
  award: 'What an end-of-service award comes to beyond its provision.',
  settlement_addition: 'Whatever else a settlement pays: leave, notice, tickets.',
  settlement_deduction: 'Whatever else a settlement takes.',
  owed_by_employee: 'What an employee still owes after a settlement.',
  net_settlement: 'Settlements owed to employees.',
});

@record('PostingRule', 'The account a kind of booking, or a single line of pay, is posted to.')
@Index('posting_rule_line_key', ['companyId', 'ledgerLine'], {
  unique: true,
  where: 'code IS NULL AND deleted_at IS NULL',
})
@Index('posting_rule_code_key', ['companyId', 'ledgerLine', 'code'], {
  unique: true,
  where: 'code IS NOT NULL AND deleted_at IS NULL',
})
export class PostingRule extends CompanyRecord {
  @field.choice(LedgerLineChoice, { description: 'Kind of booking.' }) ledgerLine!: LedgerLine;
  @field.text({
    description: 'Code of one line with an account of its own, such as INCOME_TAX; empty for all others of the kind.',
    max: 60,
    optional: true,
    search: true,
    identifies: false,
  })
  code!: string | null;
  @field.reference('LedgerAccount', { description: 'Account it is posted to.', search: true })
  ledgerAccountId!: string;
  @field.text({ description: 'Why it is so.', max: 500, optional: true, identifies: false }) note!: string | null;
}

/** One account for each kind and code. */
async function refuseSecond(ctx: Ctx, after: Row<PostingRule>): Promise<void> {
  if (after.deletedAt) return;
  const { rows } = await ctx.tx.query(
    `select 1 from posting_rule where company_id = $1 and ledger_line = $2 and code is not distinct from $3
      and deleted_at is null and id <> $4`,
    [ctx.companyId, after.ledgerLine, after.code, after.id],
  );
  if (rows.length) throw conflict(t('posting_rule.has_account'), after.code === null ? 'ledgerLine' : 'code');
}

export const postingRule = defineArea('PostingRule', PostingRule, {
  one: 'postingRule',
  many: 'postingRules',
  label: t('posting_rule.posting_rule'),
  page: '/posting-rules?open=:id',
  menu: { group: 'pay', title: t('posting_rule.menu'), icon: 'setting' },
  sort: 'ledgerLine',
  title: 'ledgerLine',
  guard: refuseSecond,
});
export const PostingRuleResolver = CrudResolver(postingRule);

/**
 * The accounts of bookings on a day: of the rule for the code, of the pay component with it in force then, of the rule
 * for its kind.
 */
export async function accountsOn(ctx: Ctx, day: PlainDate): Promise<AccountOf> {
  const {
    rows: [found],
  } = await ctx.tx.query<{
    rules: { line: LedgerLine; code: string | null; account: string }[];
    components: Record<string, string | null> | null;
  }>(
    `select
       (select coalesce(json_agg(json_build_object('line', r.ledger_line, 'code', r.code, 'account', a.code)), '[]')
        from posting_rule r join ledger_account a on a.company_id = r.company_id and a.id = r.ledger_account_id
        where r.company_id = $1 and r.deleted_at is null and a.deleted_at is null) as rules,
       (select json_object_agg(code, gl_account) from pay_component where company_id = $1 and deleted_at is null
         and daterange(valid_from, valid_to, '[]') @> $2::date) as components`,
    [ctx.companyId, day],
  );
  const { rules, components } = found!;
  const ofRule = new Map(rules.map(({ line, code, account }) => [`${line} ${code?.toLowerCase() ?? ''}`, account]));
  return (line, code) =>
    ofRule.get(`${line} ${code.toLowerCase()}`) ??
    components?.[componentOfLine(code)] ??
    ofRule.get(`${line} `) ??
    null;
}
