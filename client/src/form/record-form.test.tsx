import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { en } from '../i18n/en';
import type { AnyField, AnyRecord } from '../list/area';
import { FormDrawer } from './form-drawer';
import { RecordForm, type RecordFormProps } from './record-form';

jest.mock('../access/session', () => ({ useSession: () => ({ session: null }) }));
jest.mock('../fields/references', () => ({ optionsHookOf: () => () => ({ data: undefined, loading: false }) }));

const fields: AnyField[] = [
  { field: 'name', kind: 'text', required: true },
  { field: 'code', kind: 'code' },
];
const department: AnyRecord = { id: 'd1', version: 3, allowedActions: ['update'], name: 'Finance', code: 'FIN' };
const refusal = (extensions: object, message = 'Refused.') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { ...extensions } }] });

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  });
});

function show(props: Partial<RecordFormProps>) {
  const onSaved = jest.fn();
  const form = (
    <RecordForm
      fields={fields}
      record={null}
      save={() => Promise.resolve(undefined)}
      onCancel={jest.fn()}
      onSaved={onSaved}
      {...props}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  return onSaved;
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the ordinary form', () => {
  it('sends a new record and tells that it is saved', async () => {
    const save = jest.fn().mockResolvedValue({ data: { record: department } });
    const onSaved = show({ save });
    type(/Name/, 'Finance');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(department));
    expect(save).toHaveBeenCalledWith({ name: 'Finance' }, null);
  });

  it('puts a refusal beside its field and in the summary, and keeps what was typed', async () => {
    const problem = 'Another department has this code.';
    const save = jest
      .fn()
      .mockRejectedValue(refusal({ code: 'TAKEN', field: 'code', fields: [{ field: 'code', message: problem }] }));
    const onSaved = show({ save });
    type(/Name/, 'Finance');
    type(/Code/, 'FIN');
    press('Save');
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('button', { name: 'Code' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(problem, { exact: false }).length).toBeGreaterThan(1));
    expect(screen.getByLabelText<HTMLInputElement>(/Code/).value).toBe('FIN');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('asks for a field that another makes necessary, and only while it does', async () => {
    const save = jest.fn().mockResolvedValue({ data: { record: department } });
    show({
      save,
      fields: [fields[0]!, { field: 'code', kind: 'code', requiredWhen: { field: 'name', in: ['Finance'] } }],
    });
    type(/Name/, 'Finance');
    press('Save');
    expect((await screen.findAllByText('Code is required', { exact: false })).length).toBeGreaterThan(0);
    expect(save).not.toHaveBeenCalled();
    type(/Name/, 'Nursing');
    await waitFor(() => expect(screen.queryByText('Code is required')).toBeNull());
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Nursing' }, null));
  });

  it('sends only what was changed, with the version that was read', async () => {
    const save = jest.fn().mockResolvedValue({ data: { record: department } });
    show({ save, record: department });
    type(/Code/, 'F-1');
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ code: 'F-1' }, 3));
  });

  it('neither asks for nor sends what is hidden in the record, though a new one needs it', async () => {
    const save = jest.fn().mockResolvedValue({ data: { record: department } });
    show({ save, record: { ...department, name: null, hiddenFields: ['name'] } });
    expect(screen.queryByLabelText(/Name/)).toBeNull();
    type(/Code/, 'F-1');
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ code: 'F-1' }, 3));
  });

  it('shows who changed the record meanwhile and overwrites only when told to', async () => {
    const stale = refusal({ code: 'STALE', changedBy: 'Hana Aziz', changedAt: new Date().toISOString() });
    const save = jest
      .fn()
      .mockRejectedValueOnce(stale)
      .mockResolvedValue({ data: { record: department } });
    const theirs = { ...department, version: 4, name: 'Finance and Tax' };
    const onSaved = show({ save, record: department, reload: () => Promise.resolve(theirs) });
    type(/Name/, 'Accounts');
    press('Save');
    const notice = await screen.findByRole('alert');
    await waitFor(() => expect(notice.textContent).toContain('Finance and Tax'));
    expect(notice.textContent).toContain('Hana Aziz');
    press('Save mine over theirs');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(save).toHaveBeenLastCalledWith({ name: 'Accounts' }, 4);
  });
});

describe('a form in a drawer without an address', () => {
  const open = () => {
    const close = jest.fn();
    const drawer = (
      <FormDrawer title="New department" close={close}>
        <RecordForm
          fields={fields}
          record={null}
          save={() => Promise.resolve(undefined)}
          onCancel={close}
          onSaved={close}
        />
      </FormDrawer>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: drawer }])} />);
    return close;
  };

  it.each(['Close', 'Cancel'])('asks before typed values are lost by %s', async (button) => {
    const close = open();
    type(/Name/, 'Finance');
    press(button);
    await screen.findByText('Leave without saving?');
    press('Keep editing');
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Finance');
    press(button);
    press('Leave without saving');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each(['Close', 'Cancel'])('asks nothing where nothing was typed: %s', (button) => {
    const close = open();
    press(button);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('asks nothing once it is saved', async () => {
    const close = open();
    type(/Name/, 'Finance');
    press('Save');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });
});

describe('a form that warns', () => {
  it('tells beside the field what to know once typing pauses, asks for the last values alone, and saves all the same', async () => {
    const warn = jest.fn(({ code }: Record<string, unknown>) =>
      Promise.resolve(code === 'FIN' ? [{ field: 'code', message: 'Used before.' }] : []),
    );
    const save = jest.fn().mockResolvedValue({ data: { record: department } });
    const onSaved = show({ save, warn });
    type(/Name/, 'Finance');
    type(/Code/, 'FI');
    type(/Code/, 'FIN');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Used before.'));
    expect(warn.mock.calls).toEqual([[{ name: 'Finance', code: 'FIN' }]]);
    const described = screen.getByLabelText(/Code/).getAttribute('aria-describedby')!;
    expect(document.getElementById(described)?.textContent).toContain('Used before.');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('tells nothing where it cannot be asked', async () => {
    const warn = jest.fn().mockRejectedValue(new Error('offline'));
    show({ warn });
    type(/Code/, 'FIN');
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByText('offline', { exact: false })).toBeNull();
  });
});
