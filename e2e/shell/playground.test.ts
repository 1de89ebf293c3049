import { openStage } from '../stage';

const stage = openStage();

test('the playground asks as whoever is signed in, by itself: nothing of the app runs in it', async () => {
  const { page } = await stage.as('hr', '/playground');
  await page.getByRole('tab', { name: 'Session' }).waitFor();
  // The page asks for the schema first; a question is taken once its editor is there.
  await page.getByText('query Session').first().waitFor();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.getByText('"hr@muster.example"').waitFor();
  await page.getByText('"Harbour Medical Group"').first().waitFor();
});
