import { folderRestored, folderWanted, toggled, type MailFolder, type Placed } from './mail-folders';

const received = (folder: MailFolder, previousFolder: MailFolder | null = null): Placed => ({
  folder,
  previousFolder,
  isSender: false,
  isSent: true,
});
const own = (isSent: boolean, folder: MailFolder): Placed => ({ folder, previousFolder: null, isSender: true, isSent });

describe('a mail that is moved', () => {
  it.each<[string, Placed, MailFolder, MailFolder | null]>([
    ['got goes to spam', received('inbox'), 'spam', 'spam'],
    ['got comes back from spam', received('spam'), 'inbox', 'inbox'],
    ['got goes to the trash', received('spam'), 'trash', 'trash'],
    ['got may be kept among the drafts, as old clients do', received('inbox'), 'draft', 'draft'],
    ['got never lies among the sent ones', received('inbox'), 'sent', null],
    ['sent goes to the trash', own(true, 'sent'), 'trash', 'trash'],
    ['sent comes back from the trash as sent, whatever is named', own(true, 'trash'), 'inbox', 'sent'],
    ['sent is no spam', own(true, 'sent'), 'spam', 'sent'],
    ['begun goes to the trash', own(false, 'draft'), 'trash', 'trash'],
    ['begun comes back as a draft', own(false, 'trash'), 'inbox', 'draft'],
  ])('%s', (_what, copy, wanted, folder) => {
    expect(folderWanted(copy, wanted)).toBe(folder);
  });
});

it.each<[string, Placed, MailFolder]>([
  ['got goes to where it lay', received('trash', 'spam'), 'spam'],
  ['got goes to the inbox where that is not known', received('trash'), 'inbox'],
  ['sent goes to the sent ones', own(true, 'trash'), 'sent'],
  ['begun goes to the drafts', own(false, 'trash'), 'draft'],
])('a mail that is restored: one %s', (_what, copy, folder) => {
  expect(folderRestored(copy)).toBe(folder);
});

it('a label is put on and taken off, the others stay in their order', () => {
  expect(toggled([], 'important')).toEqual(['important']);
  expect(toggled(['private', 'personal'], 'company')).toEqual(['personal', 'company', 'private']);
  expect(toggled(['personal', 'company'], 'personal')).toEqual(['company']);
});
