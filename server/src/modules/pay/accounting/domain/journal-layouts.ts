import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { t } from '../../texts/text';
import type { Text } from '../../../../kernel/text/text';
import type { PostedLine } from './ledger-posting';

/** What a cell of a file holds: of the entry, of its line, or the same words in each. */
type Cell =
  | 'number'
  | 'day'
  | 'title'
  | 'company'
  | 'currency'
  | 'account'
  | 'accountTitle'
  | 'accountName'
  | 'text'
  | 'department'
  | 'costCentre'
  | 'code'
  | 'debit'
  | 'credit'
  | { always: string };

/** A file another system takes journal entries from. */
export interface JournalLayout {
  code: JournalLayoutCode;
  name: string;
  columns: readonly { header: string | Text; cell: Cell; /** On the first line of an entry alone. */ once?: true }[];
  dates: 'YYYY-MM-DD' | 'MM/DD/YYYY';
  /** Whether a side without an amount is left empty instead of 0. */
  isNothingEmpty: boolean;
  /** Where its columns are described, by its maker: fields, headers and rows. */
  source: readonly string[];
  readOn: PlainDate | null;
}

export const journalLayoutCodes = ['csv', 'odoo', 'erpnext', 'quickbooks'] as const;
export type JournalLayoutCode = (typeof journalLayoutCodes)[number];

/**
 * Of Zoho Books and of SAP's upload of journal entries no description of the columns by the maker was found; they are
 * not here.
 */
export const journalLayouts: readonly JournalLayout[] = [
  {
    code: 'csv',
    name: 'CSV',
    columns: [
      { header: t('journal_layout.number'), cell: 'number' },
      { header: t('journal_layout.day'), cell: 'day' },
      { header: t('journal_csv.account'), cell: 'account' },
      { header: t('journal_layout.account_title'), cell: 'accountTitle' },
      { header: t('journal_csv.debit'), cell: 'debit' },
      { header: t('journal_csv.credit'), cell: 'credit' },
      { header: t('journal_csv.currency'), cell: 'currency' },
      { header: t('journal_csv.department'), cell: 'department' },
      { header: t('journal_csv.cost_centre'), cell: 'costCentre' },
      { header: t('journal_csv.code'), cell: 'code' },
      { header: t('journal_csv.booking'), cell: 'text' },
    ],
    dates: 'YYYY-MM-DD',
    isNothingEmpty: false,
    source: [],
    readOn: null,
  },
  {
    code: 'odoo',
    name: 'Odoo',
    columns: [
      { header: 'ref', cell: 'number', once: true },
      { header: 'date', cell: 'day', once: true },
      { header: 'line_ids/account_id', cell: 'account' },
      { header: 'line_ids/name', cell: 'text' },
      { header: 'line_ids/debit', cell: 'debit' },
      { header: 'line_ids/credit', cell: 'credit' },
    ],
    dates: 'YYYY-MM-DD',
    isNothingEmpty: false,
    source: ['https://github.com/odoo/documentation/blob/17.0/content/applications/essentials/export_import_data.rst'],
    readOn: '2026-11-27',
  },
  {
    code: 'erpnext',
    name: 'ERPNext',
    columns: [
      { header: 'Entry Type', cell: { always: 'Journal Entry' }, once: true },
      { header: 'Posting Date', cell: 'day', once: true },
      { header: 'Company', cell: 'company', once: true },
      { header: 'User Remark', cell: 'title', once: true },
      { header: 'Account (Accounting Entries)', cell: 'accountName' },
      { header: 'Cost Center (Accounting Entries)', cell: 'costCentre' },
      { header: 'Debit (Accounting Entries)', cell: 'debit' },
      { header: 'Credit (Accounting Entries)', cell: 'credit' },
      { header: 'User Remark (Accounting Entries)', cell: 'text' },
    ],
    dates: 'YYYY-MM-DD',
    isNothingEmpty: false,
    source: [
      'https://github.com/frappe/erpnext/blob/develop/erpnext/accounts/doctype/journal_entry/journal_entry.json',
      'https://github.com/frappe/erpnext/blob/develop/erpnext/accounts/doctype/journal_entry_account/journal_entry_account.json',
      'https://github.com/frappe/frappe/blob/develop/frappe/core/doctype/data_import/exporter.py',
    ],
    readOn: '2026-11-27',
  },
  {
    code: 'quickbooks',
    name: 'QuickBooks Online',
    columns: [
      { header: 'Journal No.', cell: 'number' },
      { header: 'Journal Date', cell: 'day' },
      { header: 'Account Name', cell: 'accountName' },
      { header: 'Description', cell: 'text' },
      { header: 'Debits', cell: 'debit' },
      { header: 'Credits', cell: 'credit' },
      { header: 'Location', cell: 'department' },
      { header: 'Class', cell: 'costCentre' },
    ],
    dates: 'MM/DD/YYYY',
    isNothingEmpty: true,
    source: [
      'https://quickbooks.intuit.com/learn-support/en-au/help-article/import-export-files/import-journal-entries-quickbooks-online/L4tQBwbs7_AU_en_AU',
    ],
    readOn: '2026-11-27',
  },
];

export const layoutOf = (code: unknown): JournalLayout | undefined =>
  journalLayouts.find((layout) => layout.code === code);

/** An entry as files tell it. */
export interface EntryOfFile {
  number: string;
  day: PlainDate;
  title: Text;
  company: string;
  currency: string;
  lines: readonly PostedLine[];
}

/** The rows of a file, the names of its columns first. */
export function layoutRows(layout: JournalLayout, entry: EntryOfFile, say: (text: Text) => string): string[][] {
  const side = (amount: string): string => (layout.isNothingEmpty && Number(amount) === 0 ? '' : amount);
  const [year, month, day] = entry.day.split('-') as [string, string, string];
  const cellOf = (cell: Cell, line: PostedLine): string => {
    if (typeof cell === 'object') return cell.always;
    switch (cell) {
      case 'number':
      case 'company':
      case 'currency':
        return entry[cell];
      case 'day':
        return layout.dates === 'YYYY-MM-DD' ? entry.day : `${month}/${day}/${year}`;
      case 'title':
        return `${entry.number} ${say(entry.title)}`;
      case 'text':
        return say(line.name);
      case 'accountName':
        return line.externalName ?? line.accountTitle;
      case 'debit':
      case 'credit':
        return side(line[cell]);
      default:
        return line[cell] ?? '';
    }
  };
  return [
    layout.columns.map(({ header }) => (typeof header === 'string' ? header : say(header))),
    ...entry.lines.map((line, nth) =>
      layout.columns.map(({ cell, once }) => (once && nth > 0 ? '' : cellOf(cell, line))),
    ),
  ];
}
