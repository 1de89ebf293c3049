import { vendor } from '../../modules/suppliers/vendor/vendor';
import type { Ctx } from '../../platform/context';
import { addDays, type PlainDate } from '../../kernel/dates/plain-date';
import { createRecords } from '../../platform/records/records';
import type { DemoCompany } from '../companies';

type Line = [
  name: string,
  category: string,
  contact: string,
  rating: number | null,
  licenceDays: number | null,
  blocked?: string,
];

const lines: Record<string, Line[]> = {
  HMG: [
    ['Gulf Medical Supplies', 'medical', 'Layla Haddad', 5, 410],
    ['Emirates Pharma Distribution', 'medical', 'Omar Saleh', 4, 96],
    ['Desert Rose Laboratory Reagents', 'medical', 'Nadia Rahman', 4, 24],
    ['Precision Imaging Systems', 'equipment', 'Karim Aziz', 5, 250],
    ['Al Noor Facility Services', 'facilities', 'Rami Khoury', 3, 61],
    ['Blue Palm Catering', 'catering', 'Sara Mansour', 4, 180],
    ['ClearView IT Solutions', 'it', 'Deepa Nair', 4, 320],
    ['MediStaff Recruitment', 'staffing', 'Hassan Idris', 3, 15],
    ['Crescent Insurance Brokers', 'insurance', 'Amal Farouk', 5, 530],
    ['Continuum Health Academy', 'training', 'Maya Fernandes', 5, 290],
    ['Harbour Waste Transport', 'transport', 'Yusuf Ali', 2, -20, 'Licence has lapsed; no orders until it is renewed.'],
    ['Lighthouse Legal Consultants', 'professional', 'Rania Sabbagh', null, 365],
  ],
  CL: [
    ['Riyadh Truck Parts', 'equipment', 'Fahad Otaibi', 4, 210],
    ['Najd Fuel Services', 'transport', 'Salem Harbi', 5, 330],
    ['Red Sea Packaging', 'other', 'Huda Zahrani', 4, 75],
    ['Oasis Warehouse Cleaning', 'facilities', 'Ibrahim Qahtani', 3, 28],
    ['Tamkeen Driver Training', 'training', 'Noura Dossari', 5, 400],
    ['Falcon Fleet Insurance', 'insurance', 'Bandar Shehri', 4, 150],
    ['Signal Telematics', 'it', 'Priya Menon', 4, 260],
    ['Old Gate Tyres', 'equipment', 'Majed Ghamdi', 1, -45, 'Delivered worn tyres twice.'],
  ],
};

/** Whom a demo company buys from: some licences end soon, one vendor is blocked. */
export async function fillVendors(ctx: Ctx, { prefix, country, phone }: DemoCompany, today: PlainDate): Promise<void> {
  await createRecords(
    ctx,
    vendor,
    (lines[prefix] ?? []).map(([name, category, contactPerson, rating, licenceDays, notes], at) => {
      const domain = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`;
      return {
        name,
        category,
        contactPerson,
        rating,
        status: notes ? 'blocked' : 'active',
        notes: notes ?? null,
        email: `orders@${domain}`,
        website: `https://${domain}`,
        mobilePhone: `${phone.slice(0, 4)} 50 ${String(6_100_000 + at * 13_577)}`,
        phone: `${phone.slice(0, -4)}${String(2_000 + at * 37)}`,
        address: country === 'AE' ? `Warehouse ${at + 3}, Al Quoz, Dubai` : `Street ${at + 11}, Al Sulay, Riyadh`,
        licenceNo: `${country}-${String(700_100 + at * 911)}`,
        licenceExpiry: licenceDays === null ? null : addDays(today, licenceDays),
        taxNo: `3${String(10_200_300_400_000 + at * 1_234_567)}`,
      };
    }),
  );
}
