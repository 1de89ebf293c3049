import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const fields =
  'mode skin direction contentWidth footer appBar navCollapsed navHidden layout toastPosition sessionPollSeconds';
const mine = {
  mode: 'semi_dark',
  skin: 'default',
  direction: 'rtl',
  contentWidth: 'boxed',
  footer: 'hidden',
  appBar: 'static',
  navCollapsed: true,
  navHidden: false,
  layout: 'horizontal',
  toastPosition: 'bottomLeft',
  sessionPollSeconds: 60,
};
const read = async (who: Person) => (await who.graphql(`{ interfaceSettings { ${fields} } }`)).data.interfaceSettings;
const keep = (who: Person, settings: object) =>
  who.graphql(`mutation($s: InterfaceSettingsInput!) { keepInterfaceSettings(settings: $s) { ${fields} } }`, {
    s: { ...mine, ...settings },
  });

describe('interface settings', () => {
  it('are nothing at first, then what one kept last, for them alone and without any role', async () => {
    const company = await test.company();
    const [who, colleague] = [await test.as({ company, grants: [] }), await test.as({ company, grants: [] })];
    expect(await read(who)).toBeNull();
    expect((await keep(who, {})).data.keepInterfaceSettings).toEqual(mine);
    await keep(who, { mode: 'dark' });
    expect(await read(who)).toEqual({ ...mine, mode: 'dark' });
    expect(await read(colleague)).toBeNull();
  });

  it('are kept outside any company too', async () => {
    const admin = await test.as({ type: 'admin' });
    await keep(admin, { layout: 'vertical' });
    expect(await read(admin)).toEqual({ ...mine, layout: 'vertical' });
  });

  it.each([
    ['a mode there is not', { mode: 'sepia' }],
    ['no layout', { layout: undefined }],
    ['a poll each year', { sessionPollSeconds: 31_536_000 }],
    ['a poll before now', { sessionPollSeconds: -1 }],
  ])('are refused with %s, and nothing changes', async (_what, settings) => {
    const who = await test.as({ type: 'admin' });
    expect((await keep(who, settings)).errors).toHaveLength(1);
    expect(await read(who)).toBeNull();
  });
});
