import { Field, Int, ObjectType } from 'type-graphql';
import { mayDo } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { oneRecord } from '../../../../platform/records/records';
import { DateScalar, DecimalScalar } from '../../../../platform/graphql/scalars';
import type { LoanLine as Line } from '../domain/loan-lines';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import type { Text } from '../../../../kernel/text/text';
import { postedEntries } from '../pay-entry/pay-entry';
import { answerInputs, LocalizedText } from '../../runs/payslip/payslip';
import { employeeLoan } from './employee-loan';
import { consentOf } from './loan-consent';
import { linesOfLoan, openInstalments, plannedInstalments, settlementOfLoan } from './loan-rows';

@ObjectType('LoanScheduleRow', { description: 'One instalment of a loan. Amounts are empty to who may not see them.' })
export class LoanScheduleRow {
  @Field(() => Int, { description: 'Which instalment, from 1.', simple: true }) number!: number;
  @Field(() => DateScalar, { description: 'Payroll takes it from the month of this day on.', simple: true })
  dueOn!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'What is due.', simple: true }) due!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Interest in it.', simple: true }) interest!:
    | string
    | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Principal in it.', simple: true }) principal!:
    | string
    | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'What posted payslips took of it.', simple: true })
  taken!: string | null;
  @Field(() => String, {
    description: 'planned before the loan is paid out; then due, paid, settled or written_off.',
    simple: true,
  })
  state!: string;
  @Field(() => [String], { description: 'Months, written YYYY-MM, whose posted payslips took it.', simple: true })
  paidIn!: string[];
}

@ObjectType('LoanLine', { description: 'A figure of a loan with everything needed to follow it.' })
export class LoanLine implements Line {
  @Field(() => String, { description: 'INSTALMENT, NEXT, BALANCE or SETTLEMENT.', simple: true }) code!: Line['code'];
  @Field(() => LocalizedText, { description: 'What it is.', simple: true }) name!: Text;
  @Field(() => DecimalScalar, { description: 'How much.', simple: true }) value!: string;
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) unit!: string;
  @Field(() => String, { description: 'How it is calculated.', simple: true }) formula!: string;
  inputs!: PayInput[];
  @Field(() => LocalizedText, { description: 'The rule it follows.', simple: true }) reason!: Text;
}
answerInputs(LoanLine);

@ObjectType('LoanConsent', {
  description: 'What the employee is asked to agree to in writing before a loan is taken from the pay.',
})
export class LoanConsent {
  @Field(() => Boolean, {
    description: 'Whether the law lets nothing be taken without it; else it lets less be taken.',
    simple: true,
  })
  isNeeded!: boolean;
  @Field(() => LocalizedText, { description: 'What they agree to, word by word.', simple: true }) words!: Text;
}

@ObjectType('LoanSchedule', { description: 'How a loan is repaid: as planned until it is paid out, then as it is.' })
export class LoanSchedule {
  @Field(() => [LoanScheduleRow], { description: 'Its instalments, in their order.', simple: true })
  rows!: LoanScheduleRow[];
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What would settle it now; empty where nothing is being repaid.',
    simple: true,
  })
  settlement!: string | null;
  @Field(() => [LoanLine], {
    description:
      'How its instalment, what is still to be repaid and what would settle it come about; empty to who may not see amounts.',
    simple: true,
  })
  lines!: Line[];
  @Field(() => LoanConsent, {
    nullable: true,
    description:
      'What to agree to by the law of today; empty where the law asks for nothing, and to who may not see amounts.',
    simple: true,
  })
  consent!: LoanConsent | null;
}

export async function scheduleOfLoan(ctx: Ctx, id: string): Promise<LoanSchedule> {
  const loan = await oneRecord(ctx, employeeLoan, id);
  const isSeen = mayDo(ctx.ability, 'read_sensitive', employeeLoan, loan);
  const consent = isSeen ? consentOf(ctx, loan) : null;
  const seen = (row: LoanScheduleRow): LoanScheduleRow =>
    isSeen ? row : { ...row, due: null, interest: null, principal: null, taken: null };
  const { rows } = await ctx.tx.query<LoanScheduleRow>(
    `select i.number, i.due_on as "dueOn", i.due::text, i.interest::text, i.principal::text, i.taken::text, i.state,
       (select coalesce(array_agg(distinct r.period order by r.period), '{}') from ${postedEntries}
         where k.company_id = i.company_id and k.source = 'LoanInstalment' and k.source_id = i.id) as "paidIn"
     from loan_instalment i where i.company_id = $1 and i.loan_id = $2 and i.deleted_at is null order by i.number`,
    [ctx.companyId, id],
  );
  if (rows.length) {
    const open = isSeen && loan.state === 'repaying' ? await openInstalments(ctx, id) : [];
    return {
      rows: rows.map(seen),
      settlement: open.length ? formatMoney(settlementOfLoan(loan, open).due, loan.currency) : null,
      lines: isSeen ? linesOfLoan(loan, open) : [],
      consent,
    };
  }
  const { principal, currency } = loan;
  if (!isSeen || !principal || parseMoney(principal, currency, 'half-up') <= 0n)
    return { rows: [], settlement: null, lines: [], consent: null };
  const money = (coins: bigint) => formatMoney(coins, currency);
  return {
    rows: plannedInstalments(loan).map(({ number, dueOn, due, interest, principal: part }) => ({
      number,
      dueOn,
      due: money(due),
      interest: money(interest),
      principal: money(part),
      taken: '0',
      state: 'planned',
      paidIn: [],
    })),
    settlement: null,
    lines: linesOfLoan(loan, []),
    consent,
  };
}
