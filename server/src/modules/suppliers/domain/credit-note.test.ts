import { linesLeft, problemOfCredit, type Charged } from './credit-note';
import { amountsOf, type InvoiceLine } from './invoice';
import { say } from '../../../platform/text';

type Given = [description: string, quantity: string, unitPrice: string, taxPercent: string];
const paper = (...lines: Given[]): Charged => {
  const typed = lines.map(([description, quantity, unitPrice, taxPercent]): InvoiceLine => ({
    description,
    quantity,
    unitPrice,
    taxPercent,
  }));
  return { lines: typed, amounts: typed.map((line) => amountsOf(line, 'AED')) };
};
const invoice = paper(
  ['Screening', '24', '180', '5'],
  ['Report', '1', '750', '5'],
  ['Postage', '2', '10', '0'],
  ['Discount', '1', '-70', '5'],
);

describe('a credit note', () => {
  it.each<[string, Charged, Charged[], string | null]>([
    ['of everything is right', invoice, [], null],
    ['of nothing too', paper(), [], null],
    ['of some of a line', paper(['Screening', '3.5', '180', '5']), [], null],
    ['at a lower price', paper(['Screening', '24', '20.50', '5']), [], null],
    ['in other words', paper(['Goodwill', '1', '5000', '5']), [], null],
    ['of more than was charged with a tax is refused', paper(['Screening', '29', '180', '5']), [], 'AED 5000.00'],
    [
      'without the discount too',
      paper(['Screening', '24', '180', '5'], ['Report', '1', '750', '5']),
      [],
      'AED 5000.00',
    ],
    ['with a tax nobody charged', paper(['Screening', '1', '180', '15']), [], 'AED 0.00'],
    ['moved to another tax', paper(['Screening', '1', '21', '0']), [], 'AED 20.00'],
    [
      'of what an earlier one left is right',
      paper(['Screening', '24', '180', '5'], ['Discount', '1', '-70', '5']),
      [paper(['Report', '1', '750', '5'])],
      null,
    ],
    [
      'of more than an earlier one left is refused',
      paper(['Screening', '24', '180', '5']),
      [paper(['Report', '1', '750', '5'])],
      'AED 4250.00',
    ],
    ['after a whole one is refused', paper(['Postage', '1', '0.01', '0']), [invoice], 'AED 0.00'],
  ])('%s', (_name, note, earlier, left) => {
    const problem = problemOfCredit(note, invoice, earlier, 'AED');
    if (left) expect(say(problem!, 'en')).toContain(left);
    else expect(problem).toBeUndefined();
  });

  it('never comes to more than is left, however the taxes of its parts are rounded', () => {
    const coin = paper(['Part', '1', '0.10', '5']);
    const whole = paper(['Whole', '1', '0.20', '5']);
    expect([problemOfCredit(coin, whole, [], 'AED'), say(problemOfCredit(coin, whole, [coin], 'AED')!, 'en')]).toEqual([
      undefined,
      expect.stringContaining('Only AED 0.10'),
    ]);
  });
});

describe('what is left to credit', () => {
  const left = (...earlier: Charged[]) =>
    linesLeft(invoice, earlier, 'AED').map(({ description, quantity }) => `${quantity} ${description}`);
  it.each<[string, string[], string[]]>([
    ['is all of it at first', left(), ['24 Screening', '1 Report', '2 Postage', '1 Discount']],
    ['is nothing after all', left(invoice), []],
    [
      'are the quantities earlier ones left',
      left(
        paper(['Screening', '3.5', '180.00', '5.00']),
        paper(['Screening', '0.5', '180', '5'], ['Report', '1', '750', '5']),
      ),
      ['20 Screening', '2 Postage', '1 Discount'],
    ],
    [
      'is not less by what was credited in other words',
      left(paper(['Goodwill', '1', '100', '5'])),
      ['24 Screening', '1 Report', '2 Postage', '1 Discount'],
    ],
  ])('%s', (_name, lines, expected) => expect(lines).toEqual(expected));
});
