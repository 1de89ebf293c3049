import { formatMoney, parseMoney } from '../money';
import { sumOf, type Paid, type PaymentFacts, type PaymentFile } from './payment';

/** ISO 20022 customer credit transfer, pain.001.001.09, with one block of salaries booked together. */
export function sepaPayment({ id, period, payDate, madeAt, currency, payer }: PaymentFacts, paid: readonly Paid[]): PaymentFile {
  const count = paid.length;
  const total = sumOf(paid.map(({ net }) => net), currency);
  const name = xml(payer.name, 70);
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${madeAt}</CreDtTm><NbOfTxs>${count}</NbOfTxs><CtrlSum>${total}</CtrlSum><InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>${count}</NbOfTxs><CtrlSum>${total}</CtrlSum>`,
    `<PmtTpInf>${currency === 'EUR' ? '<SvcLvl><Cd>SEPA</Cd></SvcLvl>' : ''}<CtgyPurp><Cd>SALA</Cd></CtgyPurp></PmtTpInf>`,
    `<ReqdExctnDt><Dt>${payDate}</Dt></ReqdExctnDt><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${xml(payer.iban ?? '', 34)}</IBAN></Id></DbtrAcct>`,
    `<DbtrAgt>${agent(payer.bic)}</DbtrAgt><ChrgBr>SLEV</ChrgBr>`,
    ...paid.map(({ code, net, account }) => transfer(`${period}/${code}`, formatMoney(parseMoney(net, currency), currency), currency, account)),
    '</PmtInf>', '</CstmrCdtTrfInitn>', '</Document>', '',
  ].join('\n');
  return { name: `payment-${period}.xml`, mimeType: 'application/xml', content, count, total };
}

function transfer(reference: string, amount: string, currency: string, { iban, holder, bic }: Paid['account']): string {
  return `<CdtTrfTxInf><PmtId><EndToEndId>${xml(reference.replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '-'), 35)}</EndToEndId></PmtId>`
    + `<Amt><InstdAmt Ccy="${currency}">${amount}</InstdAmt></Amt>${bic ? `<CdtrAgt>${agent(bic)}</CdtrAgt>` : ''}`
    + `<Cdtr><Nm>${xml(holder, 70)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>${xml(`Salary ${reference}`, 140)}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

const agent = (bic: string | null): string =>
  bic ? `<FinInstnId><BICFI>${xml(bic, 11)}</BICFI></FinInstnId>` : '<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&apos;' };

/** Cut to what the field takes, without characters XML does not have, then escaped. */
export function xml(text: string, longest: number): string {
  const plain = [...text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ').trim()].slice(0, longest).join('');
  return plain.replace(/[&<>"']/g, (character) => entities[character]!);
}
