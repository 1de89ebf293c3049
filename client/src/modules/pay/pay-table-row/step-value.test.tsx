import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AnyField, AnyRecord } from '../../../list/area';
import { RecordForm } from '../../../form/record-form';
import { usePayWhatIfQuery } from '../../../generated/pay/pieces/what-if';
import { en } from '../../../i18n/en';
import { stepValueKind } from './step-value-kind';

const may = jest.fn();
jest.mock('../../../access/session', () => ({
  useSession: () => ({
    session: { company: { timeZone: 'Asia/Dubai' } },
    ability: { can: (action: string, subject: string) => may(action, subject) as boolean },
  }),
}));
jest.mock('../../../fields/references', () => ({ optionsHookOf: () => () => ({ data: undefined, loading: false }) }));
jest.mock('../../../generated/fields/kinds', () => ({ useWeekOfPickersQuery: () => ({ data: undefined }) }));
jest.mock('../../../generated/pay/pieces/what-if', () => ({ usePayWhatIfQuery: jest.fn() }));

const fields: AnyField[] = [
  { field: 'tableName', kind: 'code', required: true },
  { field: 'fromValue', kind: 'decimal', required: true },
  { field: 'validFrom', kind: 'date' },
  { field: 'value', label: 'tableValue', required: true, ...stepValueKind },
];
const asked = () => (usePayWhatIfQuery as jest.Mock).mock.lastCall?.[0]?.variables as object | undefined;

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } });
});
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-03-15T08:00:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'nextTick',
    ],
  });
  may.mockReset().mockReturnValue(true);
  (usePayWhatIfQuery as jest.Mock).mockReset().mockReturnValue({
    data: {
      whatIf: {
        currency: 'AED',
        employees: 12,
        changed: 3,
        errors: 0,
        netBefore: '100.00',
        netAfter: '130.00',
        costBefore: null,
        costAfter: null,
        rows: [],
      },
    },
  });
});
afterEach(() => jest.useRealTimers());

async function show(address = '/?new=yes', record: AnyRecord | null = null, given: Record<string, string> = {}) {
  const save = jest.fn();
  const form = (
    <RecordForm fields={fields} record={record} given={given} save={save} onSaved={jest.fn()} onCancel={jest.fn()} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }], { initialEntries: [address] })} />);
  await screen.findByRole('spinbutton', { name: 'Value' });
  return save;
}
const type = (role: 'textbox' | 'spinbutton', name: string, value: string) =>
  fireEvent.change(screen.getByRole(role, { name }), { target: { value } });
const compare = () => screen.queryByRole<HTMLButtonElement>('button', { name: en.formula.compare });

describe('a step of a pay table in its form', () => {
  it('that is new is compared for everybody as it is typed, and not saved by that', async () => {
    const save = await show();
    type('textbox', 'Table', 'housing');
    type('spinbutton', 'From the value', '9000');
    expect(compare()?.disabled).toBe(true);
    type('spinbutton', 'Value', '2600');
    await waitFor(() => expect(compare()?.disabled).toBe(false));
    fireEvent.click(compare()!);
    expect(asked()).toMatchObject({
      period: '2026-03',
      tableRow: { id: null, tableName: 'housing', fromValue: '9000', value: '2600' },
    });
    expect(await screen.findByText('3 of 12 people would be paid differently.')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('that is changed stands in for itself', async () => {
    await show('/?edit=r1', {
      id: 'r1',
      version: 2,
      allowedActions: ['update'],
      tableName: 'housing',
      fromValue: '8000',
      value: '2000',
    });
    type('spinbutton', 'From the value', '8500');
    fireEvent.click(compare()!);
    expect(asked()).toMatchObject({ tableRow: { id: 'r1', tableName: 'housing', fromValue: '8500', value: '2000' } });
  });

  it.each([
    ['2026-07-01', '2026-07'],
    ['2020-01-01', '2026-03'],
  ])('that begins on %s is looked at in %s', async (validFrom, period) => {
    await show('/?new=yes', null, { tableName: 'housing', fromValue: '9000', value: '2600', validFrom });
    fireEvent.click(compare()!);
    expect(asked()).toMatchObject({ period });
  });

  it('is not compared by who calculates no payroll', async () => {
    may.mockImplementation((action: string) => action !== 'calculate');
    await show();
    expect(compare()).toBeNull();
  });
});
