import { bankAccount } from '../modules/pay/bank/bank-account/bank-account';
import { ibanOf } from '../kernel/bank-account/iban';
import type { PlainDate } from '../kernel/dates/plain-date';
import type { Ctx } from '../platform/context';
import { newId } from '../platform/records/ids';
import { writeRows } from '../platform/records/write-rows';
import type { DemoCompany } from './companies';
import type { PayClerks } from './pay/demo-pay';

const digits = (number: number, length: number) =>
  String(number * 7_919 + 104_729)
    .padStart(length, '0')
    .slice(-length);

const banks: Record<
  string,
  { name: string; bic: string; routingCode: string | null; iban: (nth: number) => string }[]
> = {
  AE: [
    {
      name: 'Gulf Crescent Bank',
      bic: 'GCBKAEAD',
      routingCode: '033000101',
      iban: (nth) => ibanOf('AE', `033${digits(nth, 16)}`),
    },
    {
      name: 'Creek Commercial Bank',
      bic: 'CRCBAEAD',
      routingCode: '026000202',
      iban: (nth) => ibanOf('AE', `026${digits(nth, 16)}`),
    },
  ],
  SA: [
    {
      name: 'Najd National Bank',
      bic: 'NJDBSARI',
      routingCode: null,
      iban: (nth) => ibanOf('SA', `80${digits(nth, 18)}`),
    },
  ],
};

/** What a demo company itself pays from. */
export const payerOf = ({ country }: DemoCompany) => {
  const bank = banks[country]![0]!;
  return {
    payerIban: bank.iban(0),
    payerBic: bank.bic,
    payerRoutingCode: bank.routingCode,
    employerId: country === 'AE' ? '0000004471' : '7001234567',
  };
};

/**
 * An account for nearly everybody, verified by the second person; one waits to be verified, and one employee has none.
 */
export async function fillAccounts(ctx: Ctx, { country }: DemoCompany, { enters, decides }: PayClerks): Promise<void> {
  const { rows: people } = await ctx.tx.query<{ id: string; name: string; hireDate: PlainDate }>(
    `select id, concat_ws(' ', first_name, middle_name, last_name) as name, hire_date as "hireDate" from employee
     where company_id = $1 and deleted_at is null order by code`,
    [ctx.companyId],
  );
  const without = 5;
  await writeRows(
    ctx,
    bankAccount,
    people
      .filter((_one, at) => at !== without)
      .map(({ id, name, hireDate }, at) => {
        const bank = banks[country]![at % banks[country]!.length]!;
        const isVerified = decides !== null && at !== 8;
        return {
          id: newId(),
          values: {
            employeeId: id,
            holder: name,
            iban: bank.iban(at + 1),
            bankName: bank.name,
            bic: bank.bic,
            routingCode: bank.routingCode,
            personCode: country === 'AE' ? digits(at + 1, 14) : null,
            validFrom: hireDate,
            validTo: null,
            state: isVerified ? 'verified' : 'pending',
            enteredById: enters,
            decidedById: isVerified ? decides : null,
            decidedAt: isVerified ? ctx.now : null,
            decisionNote: null,
          },
        };
      }),
    'import',
  );
}
