import { lineRows } from '../../runs/payslip/payslip-lines';
import type { Ctx } from '../../../../platform/context';
import type { Payee, PayeeAccount, Payer } from '../domain/payment';
import type { PayLine } from '../../engine/payslip';
import { overtimeCodes } from '../../engine/components/standard-pay-components';
import { ofContributions } from '../../engine/contributions/contribution-lines';
import { daysWithoutPay } from '../../engine/figures/payslip-figures';
import { companyOf } from '../../../organisation/organisation.sql';
import { employeeRows } from '../../../people/people.sql';

type Found = Omit<Payee, 'account' | 'unpaidDays'> & {
  account: PayeeAccount | null;
  paymentDays: number;
  days: Pick<PayLine, 'code' | 'inputs'>[];
};

/** SQL: that no payment holds the payslip `p`. */
const inNoPayment = `not exists (select from payroll_payment_line l where l.company_id = p.company_id
  and l.payslip_id = p.id and l.deleted_at is null)`;

/**
 * Whom a run still has to pay: payslips without error that are in no payment, with the account that holds on the pay
 * date.
 * Fixed is the basic salary less what leave takes of it, with the components counted as such.
 */
export async function payeesOf(ctx: Ctx, runId: string, payDate: string): Promise<Payee[]> {
  const { rows } = await ctx.tx.query<Found>(
    `select p.id as "payslipId", p.employee_id as "employeeId", p.employee_code as code, p.employee_name as name,
      p.net::text as net,
       p.calendar_days as "calendarDays", p.payment_days as "paymentDays",
       coalesce((select json_agg(json_build_object('code', l.code, 'inputs', l.inputs) order by l.place)
       from ${lineRows('p')} l where l.code = 'BASIC' or starts_with(l.code, 'LEAVE_')), '[]') as days,
       coalesce((select sum(case l.kind when 'earning' then 1 when 'deduction' then -1 else 0 end * l.amount)
         from ${lineRows('p')} l where l.code = 'BASIC' or starts_with(l.code, 'LEAVE_') or exists (
         select from pay_component c where c.company_id = p.company_id and c.code = l.code and c.wps_part = 'fixed'
           and c.deleted_at is null
           and daterange(c.valid_from, c.valid_to,
           '[]') @> ((p.period || '-01')::date + interval '1 month - 1 day')::date)), 0)::text as fixed,
       ${partsSql('$4')} as parts, e.national_id as "nationalId", e.passport_no as "passportNo",
       exists (select from payslip_hold h where h.company_id = p.company_id and h.payslip_id = p.id
       and h.released_at is null and h.deleted_at is null) as "isHeld",
       (select json_build_object('id', a.id, 'iban', a.iban, 'holder', a.holder, 'bic', a.bic, 'routingCode',
       a.routing_code, 'personCode', a.person_code, 'bankShortName', a.bank_short_name)
         from bank_account a where a.company_id = p.company_id and a.employee_id = p.employee_id
           and a.state = 'verified' and a.deleted_at is null
           and a.valid_from <= $3 and (a.valid_to is null or a.valid_to >= $3) limit 1) as account,
       (select case when bool_or(a.state = 'verified') then 'cooling'
       when bool_or(a.state = 'pending') then 'pending' end
         from bank_account a where a.company_id = p.company_id and a.employee_id = p.employee_id
           and a.deleted_at is null
           and (a.state = 'pending' or a.state = 'verified' and a.valid_from > $3)) as "waitingAccount"
     from payslip p join ${employeeRows('national_id', 'passport_no')} e on e.company_id = p.company_id
       and e.id = p.employee_id
     where p.company_id = $1 and p.run_id = $2 and p.state <> 'error' and p.deleted_at is null
       and ${inNoPayment}
     order by p.employee_code, p.id`,
    [ctx.companyId, runId, payDate, overtimeCodes],
  );
  const { cipher } = ctx.services;
  return rows.map(({ paymentDays, days, ...row }) => ({
    ...row,
    nationalId: row.nationalId && cipher.decrypt(row.nationalId),
    passportNo: row.passportNo && cipher.decrypt(row.passportNo),
    unpaidDays: daysWithoutPay({ lines: days, calendarDays: row.calendarDays, paymentDays }),
    account: row.account && { ...row.account, iban: cipher.decrypt(row.account.iban) },
  }));
}

/** The payslips of a run with something to pay that no payment holds: held ones, such without an account, or all. */
export async function outsidePayments(ctx: Ctx, runId: string): Promise<{ count: number; total: string }> {
  const { rows } = await ctx.tx.query<{ count: number; total: string }>(
    `select count(*)::int as count, coalesce(sum(p.net), 0)::text as total from payslip p
      where p.company_id = $1 and p.run_id = $2 and p.state <> 'error' and p.net > 0 and p.deleted_at is null
        and ${inNoPayment}`,
    [ctx.companyId, runId],
  );
  return rows[0]!;
}

/**
 * SQL: what the payslip `p` is made of, as wages protection files tell it. Allowances are for housing where the company
 * says so of them; hours of overtime are those the standard components were paid by, their codes in `overtime`.
 */
const partsSql = (overtime: string): string =>
  `(select json_build_object(
      'basic', coalesce(sum(l.amount) filter (where l.code = 'BASIC'), 0)::text,
      'housing', coalesce(sum(l.amount) filter (where l.code = 'ALLOWANCE' and exists (select from compensation c
        where c.company_id = p.company_id and c.purpose = 'housing' and c.title = l.name ->> 'en')), 0)::text,
      'deductions', coalesce(sum(l.amount) filter (where l.kind = 'deduction'
        and l.code not ${ofContributions}), 0)::text,
      'socialInsurance', coalesce(sum(l.amount) filter (where l.kind = 'deduction'
        and l.code ${ofContributions}), 0)::text,
      'extraHours', (coalesce(sum((select sum((i ->> 'value')::numeric) from jsonb_array_elements(l.inputs) i
        where i ->> 'unit' = 'hours')) filter (where l.code = any(${overtime}::text[])), 0))::numeric(8,2)::text,
      'deductionNames', coalesce(json_agg(l.name ->> 'en' order by l.place) filter (where l.kind = 'deduction'), '[]'))
    from ${lineRows('p')} l)`;

export async function payerOf(ctx: Ctx): Promise<Payer> {
  const company = await companyOf(
    ctx,
    'name',
    'legalName',
    'country',
    'payerIban',
    'payerBic',
    'payerRoutingCode',
    'payerBankShortName',
    'payerCustomerNo',
    'employerId',
    'tradeLicenceNo',
  );
  return {
    name: company.legalName ?? company.name,
    iban: company.payerIban,
    bic: company.payerBic,
    routingCode: company.payerRoutingCode,
    employerId: company.employerId?.replaceAll(/\D/g, '') ?? null,
    country: company.country,
    tradeLicenceNo: company.tradeLicenceNo,
    bankShortName: company.payerBankShortName,
    customerNo: company.payerCustomerNo,
  };
}
