import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { Paid, PaymentFacts, PaymentFile } from './payment';
import { nameForSepa } from './sepa-name';
import { sumOf } from './sum';
import { sepaText } from './sepa-text';

/** ISO 20022 customer credit transfer, pain.001.001.09, with one block of salaries booked together. */
export function sepaPayment(
  { id, period, payDate, madeAt, currency, payer }: PaymentFacts,
  paid: readonly Paid[],
): PaymentFile {
  const count = paid.length;
  const total = sumOf(
    paid.map(({ net }) => net),
    currency,
  );
  const name = sepaText(payer.name, 70)!;
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${madeAt}</CreDtTm><NbOfTxs>${count}</NbOfTxs><CtrlSum>${total}</CtrlSum><InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>${count}</NbOfTxs><CtrlSum>${total}</CtrlSum>`,
    `<PmtTpInf>${currency === 'EUR' ? '<SvcLvl><Cd>SEPA</Cd></SvcLvl>' : ''}<CtgyPurp><Cd>SALA</Cd></CtgyPurp></PmtTpInf>`,
    `<ReqdExctnDt><Dt>${payDate}</Dt></ReqdExctnDt><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct>`,
    `<DbtrAgt>${agent(payer.bic)}</DbtrAgt><ChrgBr>SLEV</ChrgBr>`,
    ...paid.map((payee) =>
      transfer(
        referenceOf(period, payee.code),
        formatMoney(parseMoney(payee.net, currency), currency),
        currency,
        payee,
      ),
    ),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n');
  return { name: `payment-${period}.xml`, mimeType: 'application/xml', content, count, total };
}

/** A reference neither begins nor ends with a slash, nor has two in a row. */
const referenceOf = (period: string, code: string): string =>
  `${period}/${(sepaText(code, 40) ?? '').replaceAll('/', '-') || '-'}`.slice(0, 35);

function transfer(reference: string, amount: string, currency: string, payee: Paid): string {
  const { iban, bic } = payee.account;
  return (
    `<CdtTrfTxInf><PmtId><EndToEndId>${reference}</EndToEndId></PmtId>` +
    `<Amt><InstdAmt Ccy="${currency}">${amount}</InstdAmt></Amt>${bic ? `<CdtrAgt>${agent(bic)}</CdtrAgt>` : ''}` +
    `<Cdtr><Nm>${nameForSepa(payee)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Salary ${reference}</Ustrd></RmtInf></CdtTrfTxInf>`
  );
}

const agent = (bic: string | null): string =>
  bic ? `<FinInstnId><BICFI>${bic}</BICFI></FinInstnId>` : '<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>';
