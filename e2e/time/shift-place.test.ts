import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, overflow, pick, shoot } from '../visitor';

const stage = openStage();
const desk = { width: 1440, height: 900 };

test('a shift gets a place and counts from the first to the last; who clocks in elsewhere is told so, and the day says how far away they were', async () => {
  const elias = await stage.as('employee', '/', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    permissions: ['geolocation'],
    geolocation: { latitude: 25.2516, longitude: 55.270783, accuracy: 30 },
  });
  const { session } = await answerTo<{ session: { employeeId: string } }>(elias.page, '{ session { employeeId } }');
  const hana = await stage.as('hr', '/shifts', { viewport: desk });
  const { page } = hana;
  const { employee } = await answerTo<{ employee: { code: string; shift: { title: string } } }>(
    hana.page,
    `{ employee(id: "${session.employeeId}") { code shift { title } } }`,
  );
  await page.getByRole('link', { name: employee.shift.title, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Degrees north of it').fill('25.204849');
  await drawer.getByLabel('Metres around it').fill('150');
  await pick(drawer.getByRole('combobox', { name: 'Counts as worked' }), 'First clock-in to last clock-out');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer
    .getByText('Give the place whole: degrees north, degrees east and metres around it. Or leave all three empty.')
    .first()
    .waitFor();
  await drawer.getByLabel('Degrees east of it').fill('55.270783');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'shift-place');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'hidden' });

  await elias.go('/attendance-days');
  const clock = elias.page.getByRole('region', { name: 'Your clock' });
  await clock.getByText('Your shift has a place: you are asked where you are.').waitFor();
  await clock.getByRole('button', { name: 'Clock in' }).tap();
  await clock.getByText(/In since \d\d:\d\d/).waitFor();
  expect(await barriers(elias.page)).toEqual([]);
  expect(await overflow(elias.page)).toBe(0);
  await shoot(elias.page, 'clock-place');

  await hana.go(`/attendance-days?q=${employee.code}`);
  await page
    .getByRole('grid')
    .getByRole('gridcell', { name: /In now/ })
    .first()
    .click();
  await drawer.getByText('Why is it so?').click();
  await drawer.getByText(/elsewhere, 5,\d{3} m away/).waitFor();
  await drawer.getByText(/Present is from the first clock-in to the last clock-out: so the shift counts/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'day-place');

  const phone = await stage.as('hr', '/shifts', {
    locale: 'ar-AE',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await phone.page.getByRole('link', { name: employee.shift.title, exact: true }).click();
  await phone.page.getByText('من أول دخول إلى آخر خروج').first().waitFor();
  expect(await barriers(phone.page)).toEqual([]);
  expect(await overflow(phone.page)).toBe(0);
  await shoot(phone.page, 'shift-place-ar');
});

test('a company asks for a photo with times: where no camera can be used one is chosen, and the day shows it', async () => {
  const elias = await stage.as('employee', '/', { viewport: { width: 360, height: 780 } });
  const { session } = await answerTo<{ session: { employeeId: string; company: { id: string } } }>(
    elias.page,
    '{ session { employeeId company { id } } }',
  );
  const hana = await stage.as('hr', '/companies', { viewport: desk });
  const { company } = await answerTo<{ company: { version: number } }>(
    hana.page,
    `{ company(id: "${session.company.id}") { version } }`,
  );
  await answerTo(
    hana.page,
    `mutation { updateCompany(id: "${session.company.id}", version: ${company.version}, input: { punchPhoto: refuse }) { id } }`,
  );
  const { employee } = await answerTo<{ employee: { code: string } }>(
    hana.page,
    `{ employee(id: "${session.employeeId}") { code } }`,
  );

  await elias.go('/attendance-days');
  const clock = elias.page.getByRole('region', { name: 'Your clock' });
  await clock.getByRole('button', { name: /Clock (in|out)/ }).click();
  const dialog = elias.page.getByRole('dialog', { name: 'A photo of you' });
  const chosen = dialog.getByLabel('The camera cannot be used here. Take or choose a photo:');
  await chosen.waitFor();
  expect(await dialog.getByRole('button', { name: 'Without a photo' }).count()).toBe(0);
  expect(await barriers(elias.page)).toEqual([]);
  expect(await overflow(elias.page)).toBe(0);
  await shoot(elias.page, 'clock-photo');
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await dialog.waitFor({ state: 'hidden' });
  await clock.getByText(/(In|Out) since \d\d:\d\d/).waitFor();

  await hana.go(`/attendance-days?q=${employee.code}`);
  await hana.page
    .getByRole('grid')
    .getByRole('gridcell', { name: /In now|Present|Worked/ })
    .last()
    .click();
  await hana.page.getByRole('dialog').getByText('Why is it so?').click();
  await hana.page
    .getByRole('img', { name: /^Photo taken at \d\d:\d\d$/ })
    .first()
    .waitFor();
  expect(await barriers(hana.page)).toEqual([]);
  await shoot(hana.page, 'day-photo');
  const { company: after } = await answerTo<{ company: { version: number } }>(
    hana.page,
    `{ company(id: "${session.company.id}") { version } }`,
  );
  await answerTo(
    hana.page,
    `mutation { updateCompany(id: "${session.company.id}", version: ${after.version}, input: { punchPhoto: none }) { id } }`,
  );
});
