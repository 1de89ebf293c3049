import { areaScreen } from '../../../../list/area-screen';
import { useJournalEntriesQuery, useJournalEntryQuery } from '../../../../generated/pay/accounting/journal-entry';

export const Component = areaScreen({
  subject: 'JournalEntry',
  list: useJournalEntriesQuery,
  one: useJournalEntryQuery,
  title: (row) => row.number ?? '',
  page: (row) => `/journal-entries/${row.id}`,
  firstSort: { field: 'number', direction: 'DESC' },
  columns: [
    { field: 'number', label: 'entryNumber', kind: 'text', sort: true, filter: true },
    { field: 'origin', kind: 'choice', choice: 'journalOrigin', sort: true, filter: true },
    { field: 'period', kind: 'month', sort: true, filter: true },
    { field: 'day', label: 'entryDay', kind: 'date', sort: true, filter: true },
    { field: 'total', kind: 'money', sort: true, filter: true },
    { field: 'postedByName', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'state', kind: 'choice', choice: 'journalEntryState', sort: true, filter: true },
  ],
});
