import type { Grant } from '../../../platform/access/ability';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { companyDomainJobs } from './company-domain.job';

let test: TestApp;
/** What name servers say of a name; 'silent' where none answers. */
const dns = new Map<string, string[] | 'silent'>();
const asked: string[] = [];
beforeAll(async () => {
  test = await createTestApp({
    txtRecords: async (name) => {
      asked.push(name);
      const records = dns.get(name) ?? [];
      if (records === 'silent') throw Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
      return records;
    },
    level: 'silent',
  });
});
afterAll(() => test.close());

const grant = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const keeping = [
  ...grant('CompanyDomain', 'read', 'create', 'delete', 'check'),
  ...grant('IdentityProvider', 'read', 'create', 'update'),
];
const keeper = async (): Promise<Person> => test.as({ company: await test.company(), grants: keeping });
const must = async (answer: Promise<Answer>): Promise<any> => {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const name = (who: Person, domain: string) =>
  who.graphql('mutation($i: CompanyDomainInput!) { createCompanyDomain(input: $i) { id domain txtRecord } }', {
    i: { domain },
  });
const named = async (
  who: Person,
  domain = `d${newId()}.example`,
): Promise<{ id: string; domain: string; txtRecord: string }> => (await must(name(who, domain))).createCompanyDomain;
const check = (who: Person, id: string) =>
  who.graphql('mutation($id: ID!) { checkCompanyDomain(id: $id) { found } }', { id });
const state = async (who: Person, id: string) =>
  (await must(who.graphql('query($id: ID!) { companyDomain(id: $id) { provenAt checkedAt } }', { id }))).companyDomain;
const codes = ({ errors }: Answer) => errors?.map(({ extensions }) => [extensions.code, extensions.field]);
async function proven(who: Person, domain?: string) {
  const made = await named(who, domain);
  dns.set(made.domain, [made.txtRecord]);
  await must(check(who, made.id));
  return made;
}
const nightly = () => companyDomainJobs(test.app.services).check_domains!({ companyId: '', userId: '', recordId: '' });

const other = 'muster-domain-verification=of-somebody-else';
it.each<[string, (record: string) => string[] | 'silent', string, boolean]>([
  ['the record', (record) => [record], 'there', true],
  ['the record among others', (record) => ['v=spf1 -all', other, record], 'there', true],
  ['the record with blanks around', (record) => [` ${record} `], 'there', true],
  ['nothing', () => [], 'missing', false],
  ['the token of somebody else', () => [other], 'missing', false],
  ['a text that only holds the record', (record) => [`x ${record}`], 'missing', false],
  ['the record in capitals', (record) => [record.toUpperCase()], 'missing', false],
  ['no answer in time', () => 'silent', 'unknown', false],
])('where the DNS says %s, a domain is proven or not', async (_what, says, found, isProven) => {
  const who = await keeper();
  const { id, domain, txtRecord } = await named(who);
  dns.set(domain, says(txtRecord));
  expect((await must(check(who, id))).checkCompanyDomain.found).toBe(found);
  const { provenAt, checkedAt } = await state(who, id);
  expect([provenAt !== null, checkedAt !== null]).toEqual([isProven, found !== 'unknown']);
});

it('whose record is gone is proven no more the next night, and its keeper is told; a silent DNS changes nothing', async () => {
  const who = await keeper();
  const [gone, silent, stays] = [await proven(who), await proven(who), await proven(who)];
  dns.set(gone.domain, []);
  dns.set(silent.domain, 'silent');
  await nightly();
  const states = await Promise.all([gone, silent, stays].map(({ id }) => state(who, id)));
  expect(states.map(({ provenAt }) => provenAt !== null)).toEqual([false, true, true]);
  const news = await test.inside<{ kind: string }>(
    who.companyId!,
    'select kind from notification where company_id = $1 and user_id = $2',
    [who.companyId, who.id],
  );
  expect(news).toEqual([{ kind: 'domain_lost' }]);
  dns.set(gone.domain, [gone.txtRecord]);
  await must(check(who, gone.id));
  expect((await state(who, gone.id)).provenAt).not.toBeNull();
});

it('one is one company’s: another neither proves it, nor names it, nor has its provider answer for it', async () => {
  const [one, two] = [await keeper(), await keeper()];
  const early = await named(two);
  const mine = await proven(one, early.domain);
  dns.set(early.domain, [mine.txtRecord, early.txtRecord]);
  expect(codes(await check(two, early.id))).toEqual([['CONFLICT', undefined]]);
  expect((await state(two, early.id)).provenAt).toBeNull();
  const three = await keeper();
  expect(codes(await name(three, early.domain))).toEqual([['INVALID', 'domain']]);
  const provider = (who: Person, domain: string) =>
    who.graphql('mutation($i: IdentityProviderInput!) { createIdentityProvider(input: $i) { id } }', {
      i: { name: newId(), issuer: 'https://login.example.com', domains: [domain] },
    });
  expect(codes(await provider(three, early.domain))).toEqual([['INVALID', 'domains']]);
  expect(codes(await provider(one, early.domain))).toBeUndefined();
  // A subdomain is not its parent, and the other way round.
  expect(codes(await name(three, `mail.${early.domain}`))).toBeUndefined();
  await must(one.graphql('mutation($id: ID!) { deleteCompanyDomains(ids: [$id]) { done } }', { id: mine.id }));
  expect(codes(await check(two, early.id))).toBeUndefined();
  expect((await state(two, early.id)).provenAt).not.toBeNull();
});

it('two companies that prove one domain at the same moment do not both have it', async () => {
  const [one, two] = [await keeper(), await keeper()];
  const mine = await named(one);
  const theirs = await named(two, mine.domain);
  dns.set(mine.domain, [mine.txtRecord, theirs.txtRecord]);
  const answers = await Promise.all([check(one, mine.id), check(two, theirs.id)]);
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
});

it.each([
  ['Example.COM', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['еxample.net', 'xn--xample-2of.net'],
])('%s is asked for as %s', async (given, ascii) => {
  const who = await keeper();
  const { id, domain } = await named(who, given);
  asked.splice(0);
  await must(check(who, id));
  expect([domain, asked]).toEqual([ascii, [ascii]]);
});

it.each(['', 'example', '*.example.com', 'a@example.com', '192.0.2.1', 'exa mple.com', 'http://example.com'])(
  '"%s" is no domain',
  async (given) => {
    expect(codes(await name(await keeper(), given))).toEqual([['INVALID', 'domain']]);
  },
);

it('one of another company is as absent as none, and nobody checks without the grant', async () => {
  const [one, two] = [await keeper(), await keeper()];
  const { id } = await named(one);
  const reader = await test.as({ company: one.companyId!, grants: grant('CompanyDomain', 'read') });
  const answers = await Promise.all([check(two, id), check(two, newId()), check(reader, id)]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});
