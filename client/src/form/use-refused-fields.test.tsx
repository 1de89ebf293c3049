import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from '../i18n/en';
import { toast } from '../ui/dialogs/toasts';
import type { AnyArea } from '../list/area';
import { readListState, startOf } from '../list/list-address';
import { useRefusedFields } from './use-refused-fields';

const area = {
  firstSort: { field: 'fromDate', direction: 'DESC' },
  columns: [
    { field: 'fromDate', kind: 'date', sort: true, filter: true },
    { field: 'kind', kind: 'text', sort: true, filter: true },
    { field: 'statusReason', kind: 'text', hidden: true },
  ],
} as unknown as AnyArea;
const refusal = (field: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Refused.', extensions: { code: 'INVALID', field } }] });

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } });
});

/** What the list is asked for instead, and what is said of it. */
function asked(address: string, error?: unknown): [object[], string[]] {
  const said = jest.spyOn(toast, 'error').mockReset();
  const change = jest.fn();
  const state = readListState(new URLSearchParams(address), startOf(area));
  const { rerender } = renderHook(() => useRefusedFields(area, state, error, change));
  rerender();
  return [change.mock.calls.map(([part]) => part), said.mock.calls.map(([text]) => text)];
}
const kept = { field: 'kind', operator: 'eq', values: ['annual'] };

describe('a kept view', () => {
  it('is asked as it is where everything it names is shown', () => {
    expect(asked('f.kind.eq=annual&sort=-kind')).toEqual([[], []]);
    expect(asked('f.kind.eq=annual', new Error('offline'))).toEqual([[], []]);
  });

  it('loses the condition on a field the list filters no longer, once and with a word', () => {
    const [changes, said] = asked('f.statusReason.contains=ill&f.kind.eq=annual');
    expect(changes).toEqual([{ conditions: [kept], sort: [area.firstSort] }]);
    expect(said).toEqual([expect.stringContaining(en.field.statusReason)]);
  });

  it('loses the condition and the order by a field that is hidden from this person alone', () => {
    expect(asked('f.kind.eq=annual&sort=-kind,fromDate', refusal('kind'))[0]).toEqual([
      { conditions: [], sort: [{ field: 'fromDate', direction: 'ASC' }] },
    ]);
    expect(asked('f.kind.eq=annual&sort=statusReason', refusal('statusReason'))[0]).toEqual([
      { conditions: [kept], sort: [area.firstSort] },
    ]);
  });

  it('says so of a field there is no longer, too', () => {
    expect(asked('f.gone.eq=1')[1]).toEqual([expect.stringContaining('a field it does not show')]);
  });

  it('is refused as a whole where that is for something else, such as the order every list has', () => {
    expect(asked('f.kind.eq=annual', refusal('offset'))).toEqual([[], []]);
    expect(asked('', refusal('fromDate'))).toEqual([[], []]);
  });
});
