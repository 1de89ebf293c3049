import { passwordProblem } from './password-rule';
import { say } from '../../platform/text';

const known = ['layla.haddad@falconclinic.example', 'Layla Al Haddad', 'Falcon Clinic'];
const whyNot = (password: string) => {
  const problem = passwordProblem(password, known);
  return problem ? say(problem, 'en') : null;
};

// NIST SP 800-63B-4, 3.1.1.2: passwords are compared with a list of those that are common, expected or leaked, of words
// of the context (name of the person and of the service) and refused with the reason; no rules about kinds of
// characters.
describe('a password that is guessed first is refused:', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'passw0rd2026!',
    'PASSWORD123',
    'pass word 1',
    'letmein123',
    'Welcome2026',
    'welcome@123',
    'Admin@123',
    'iloveyou',
    'ILoveYou2',
    'Summer2026!',
    'Ramadan2026',
    'dragonmaster',
    'monkey12345',
    'Dubai@2026',
    'Mohammed123',
    'football1',
    'changeme1',
    'motdepasse',
    'Bonjour123',
    'contraseña1',
    'كلمة المرور',
    'محمد١٢٣٤٥٦',
    'mypassword',
    'trustno1',
    'abcdef12password',
    // Of no common word, and leaked often.
    'q1w2e3r4t5',
    'Rush2112',
    'wolverine',
    'marlboro',
    'fktrcfylh',
    'gfhjkm123',
  ])('%s is a common one', (password) => expect(whyNot(password)).toMatch(/first that are tried|follows the alphabet/));

  it.each([
    '12345678',
    '87654321',
    '123456789',
    'abcdefgh',
    'qwertyuiop',
    'azertyuiop',
    'qwerty123',
    '1q2w3e4r',
    '1qaz2wsx',
    'aaaaaaaa',
    '        ',
    '\u3000\u3000\u3000\u3000\u3000\u3000\u3000\u3000',
    'abcabcabc',
    '12121212',
    'aaaabbbb',
    '1111222233',
    'abcd1234',
    '١٢٣٤٥٦٧٨',
    'شسيبلاتن',
  ])('%p repeats or goes on by itself', (password) =>
    expect(whyNot(password)).toMatch(/repeats characters|digits alone/),
  );

  it.each(['17041985', '1985-04-17', '0501932847', '4471 9023'])('%s is a date or a telephone number', (password) =>
    expect(whyNot(password)).toMatch(/digits alone/),
  );

  it.each([
    'layla.haddad@falconclinic.example',
    'Layla.Haddad',
    'haddadlayla',
    'Layla1985!',
    'L4yl4h4dd4d',
    'falconclinic',
    'Falcon Clinic 1',
    'laylapassword',
    'layla.haddad',
  ])('%s is made of what is known of the owner', (password) => expect(whyNot(password)).toMatch(/your own address/));
});

it.each([
  'correct horse',
  'Correct horse 9',
  'a harbour at night',
  'battery staple',
  'vq7#kLmz',
  'tR9xwPq2',
  'Layla keeps bees on the roof',
  'كتاب أزرق على الجبل',
  'zelten im novemberregen',
  '739105826417',
  '🔑🌵🚲🎻🧊🍋🦉🛶',
])('%s is taken', (password) => expect(whyNot(password)).toBeNull());

it('a name of somebody else is no reason, and none is asked for kinds of characters', () => {
  expect(passwordProblem('gwendolyn hartmann')).toBeNull();
  expect(passwordProblem('gwendolyn hartmann', ['Gwendolyn Hartmann'])).not.toBeNull();
});
