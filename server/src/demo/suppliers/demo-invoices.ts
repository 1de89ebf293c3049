import { creditInvoice, issueCreditNote } from '../../modules/suppliers/invoice/credit-note.actions';
import { invoice } from '../../modules/suppliers/invoice/invoice';
import { balanceOf } from '../../modules/suppliers/domain/invoice';
import { vatPercentOn } from '../../modules/suppliers/domain/value-added-tax';
import { formatMoney, parseMoney } from '../../kernel/numbers/money';
import { addDays, type PlainDate } from '../../kernel/dates/plain-date';
import type { Ctx } from '../../platform/context';
import { createRecords, saveRecord } from '../../platform/records/records';
import { nextNumber } from '../../platform/records/running-number';
import type { DemoCompany } from '../companies';
import { sequence } from '../people/names';

type Client = [name: string, company: string, country: string, address: string];
type Service = [service: string, lines: [description: string, quantity: string, unitPrice: string][]];

const clients: Record<string, Client[]> = {
  HMG: [
    ['Samir Kanaan', 'Marina Towers Management', 'United Arab Emirates', 'Marina Walk 14, Dubai'],
    ['Julia Brandt', 'Nordlicht Engineering', 'Germany', 'Hafenstrasse 8, Hamburg'],
    ['Khalid Al Suwaidi', 'Desert Falcon Aviation', 'United Arab Emirates', 'Airport Road 3, Abu Dhabi'],
    ['Priya Raman', 'Lotus Hospitality', 'India', 'Beach Road 21, Chennai'],
    ['Nour Saad', 'Pearl Schools', 'United Arab Emirates', 'School Street 5, Sharjah'],
    ['Omar Bakri', 'Bakri Construction', 'Oman', 'Al Khuwair 33, Muscat'],
  ],
  CL: [
    ['Turki Al Anazi', 'Najd Retail', 'Saudi Arabia', 'King Fahd Road 100, Riyadh'],
    ['Reem Fahmy', 'Delta Foods', 'Egypt', 'Port Said Street 12, Alexandria'],
    ['Hans Vogel', 'Rhein Maschinen', 'Germany', 'Uferweg 2, Duisburg'],
    ['Salma Al Harbi', 'Red Sea Resorts', 'Saudi Arabia', 'Corniche 7, Jeddah'],
  ],
};
const services: Record<string, Service[]> = {
  HMG: [
    [
      'Health screening of staff',
      [
        ['Screening, each person', '24', '180'],
        ['Blood panel', '24', '95.5'],
        ['Report', '1', '750'],
      ],
    ],
    [
      'Vaccination day',
      [
        ['Influenza vaccine', '60', '42'],
        ['Nurse on site, hours', '7.5', '120'],
      ],
    ],
    [
      'First aid course',
      [
        ['Course of two days', '1', '4200'],
        ['Certificate', '16', '35'],
      ],
    ],
    [
      'Radiology for a partner clinic',
      [
        ['CT scan, reading included', '6', '890'],
        ['Discount by contract', '1', '-250'],
      ],
    ],
  ],
  CL: [
    [
      'Line haul of the month',
      [
        ['Pallet, Riyadh to Jeddah', '140', '85'],
        ['Fuel surcharge', '1', '620.75'],
      ],
    ],
    [
      'Warehousing',
      [
        ['Pallet place and month', '320', '22.5'],
        ['Handling, hours', '46.25', '38'],
      ],
    ],
    [
      'Cold chain delivery',
      [
        ['Delivery', '18', '410'],
        ['Temperature record', '18', '15'],
      ],
    ],
  ],
};

/**
 * Invoices of half a year in every state: drafts, sent, downloaded, paid in part and whole, past their day and
 * credited; credit notes, one of them a draft.
 */
export async function fillInvoices(
  ctx: Ctx,
  { prefix, country, currency, phone }: DemoCompany,
  today: PlainDate,
): Promise<void> {
  const [whom, what, count] = [clients[prefix] ?? [], services[prefix] ?? [], prefix === 'HMG' ? 40 : 18];
  const next = sequence(count * 7);
  const drafts = Array.from({ length: count }, (_, at) => {
    const [clientName, clientCompany, clientCountry, clientAddress] = whom[next(whom.length)]!;
    const [service, lines] = what[next(what.length)]!;
    const issuedOn = addDays(today, -Math.round(((count - at - 1) * 180) / count));
    return {
      clientName,
      clientCompany,
      clientCountry,
      clientAddress,
      clientContact: `${phone.slice(0, 4)} 50 ${String(5_200_000 + at * 7_919)}`,
      clientEmail: `accounts@${clientCompany.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
      service,
      issuedOn,
      dueOn: addDays(issuedOn, [14, 30, 30, 45][at % 4]!),
      note: 'Please pay by bank transfer and name the number of the invoice.',
      lines: lines.map(([description, quantity, unitPrice]) => ({
        description,
        quantity,
        unitPrice,
        taxPercent: vatPercentOn(country, issuedOn),
      })),
    };
  });
  const rows = await createRecords(ctx, invoice, drafts);
  for (const [at, row] of rows.entries()) {
    if (at % 9 === 8) continue;
    const number = `INV-${String(await nextNumber(ctx, 'invoice')).padStart(5, '0')}`;
    const whole = parseMoney(row.total, currency);
    const share = [2n, 2n, 0n, 1n, 2n, 0n, 1n][at % 7]!;
    const paidOn = addDays(row.issuedOn, 9);
    const payments =
      share && paidOn <= today
        ? [
            {
              amount: formatMoney((whole * share) / 2n, currency),
              paidOn,
              note: 'Bank transfer',
              recordedBy: ctx.user.name,
            },
          ]
        : [];
    await saveRecord(
      ctx,
      invoice,
      row,
      {
        number,
        state: at % 4 === 1 ? 'downloaded' : 'sent',
        sentAt: new Date(`${row.issuedOn}T08:00:00Z`),
        payments,
        ...balanceOf(row.total, payments, currency),
      },
      'send',
    );
  }
  const idOf = (at: number): string => rows[at]!.id as unknown as string;
  for (const at of [2, 3]) {
    const note = await creditInvoice(ctx, idOf(at));
    await issueCreditNote(ctx, note, note.version);
  }
  await creditInvoice(ctx, idOf(5));
}
