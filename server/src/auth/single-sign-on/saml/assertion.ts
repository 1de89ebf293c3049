import { emailIn, toleranceSeconds, type Said } from '../wire';
import { assertions, emailAddress, transient } from './namespaces';
import { refuse } from './refuse';
import { childrenOf, onlyChild, textOf, xmlTree, type Element } from './xml-tree';

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const longest = 500;

/** What providers call an e-mail address and a name, in small letters; the first that stands there counts. */
const emailNames = ['mail', 'email', 'emailaddress', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}emailaddress`];
const displayNames = [
  'displayname',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
];
const givenNames = ['givenname', 'firstname', `${claims}givenname`, 'urn:oid:2.5.4.42'];
const surnames = ['surname', 'lastname', 'sn', `${claims}surname`, 'urn:oid:2.5.4.4'];

/** What somebody is called at their provider, which is told so again to sign them out there. */
interface Naming {
  nameID: string;
  nameIDFormat?: string;
  nameQualifier?: string;
  spNameQualifier?: string;
  sessionIndex?: string;
}

interface Expected {
  issuer: string;
  /** Where it was to be sent. */
  recipient: string;
  inResponseTo: string;
  subjectAttribute: string | null;
  now: Date;
}

/**
 * What an assertion says, read from the very letters its signature covers, as SAML Profiles 2.0, section 4.1.4.3, asks.
 * The audience was looked at with the signature. Throws where any of it does not hold.
 */
export function readAssertion(signed: string, expected: Expected): Said {
  const assertion = xmlTree(signed);
  const { ID: id, Version: version } = assertion.attributes;
  if (assertion.name !== 'Assertion' || assertion.space !== assertions || version !== '2.0' || !id)
    return refuse('no assertion');
  if (textOf(onlyChild(assertion, 'Issuer', assertions)) !== expected.issuer) refuse('the assertion of another issuer');
  const subject = onlyChild(assertion, 'Subject', assertions);
  refuseUnconfirmed(subject, expected);
  const conditions = onlyChild(assertion, 'Conditions', assertions) ?? refuse('no conditions');
  if (!isWithin(conditions, expected.now)) refuse('the assertion holds at another time');
  const statement = childrenOf(assertion, 'AuthnStatement', assertions)[0] ?? refuse('nobody signed in');
  if (!endsAfter(statement.attributes['SessionNotOnOrAfter'], expected.now)) refuse('the session there has ended');

  const name = onlyChild(subject, 'NameID', assertions);
  const told = attributesOf(assertion);
  const called = calledBy(name, statement);
  const known = subjectIn(called, told, expected);
  const isEmail = called?.nameIDFormat === emailAddress;
  return {
    ...known,
    id,
    verifiedEmail: emailIn(isEmail ? called.nameID : one(told, emailNames)),
    name: one(told, displayNames) ?? ([one(told, givenNames), one(told, surnames)].filter(Boolean).join(' ') || null),
    session: called?.sessionIndex?.slice(0, 255) ?? null,
    idToken: called ? JSON.stringify(called) : '',
  };
}

/** Some word that whoever brings the assertion here, now, in answer to this request, is who it is about. */
function refuseUnconfirmed(subject: Element | undefined, { recipient, inResponseTo, now }: Expected): void {
  const isConfirmed = childrenOf(subject, 'SubjectConfirmation', assertions).some((confirmation) => {
    const data = onlyChild(confirmation, 'SubjectConfirmationData', assertions);
    return (
      confirmation.attributes['Method'] === bearer &&
      data?.attributes['Recipient'] === recipient &&
      data.attributes['InResponseTo'] === inResponseTo &&
      data.attributes['NotOnOrAfter'] !== undefined &&
      isWithin(data, now)
    );
  });
  if (!isConfirmed) refuse('the assertion is for somebody else, another request or another time');
}

const isWithin = ({ attributes }: Element, now: Date): boolean =>
  startsBefore(attributes['NotBefore'], now) && endsAfter(attributes['NotOnOrAfter'], now);

export const startsBefore = (from: string | undefined, now: Date): boolean =>
  from === undefined || instant(from) <= now.getTime() + toleranceSeconds * 1000;
export const endsAfter = (until: string | undefined, now: Date): boolean =>
  until === undefined || instant(until) > now.getTime() - toleranceSeconds * 1000;

/** Times are told in UTC (SAML Core 2.0, section 1.3.3); what is none is before and after nothing. */
const instant = (given: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(given) ? Date.parse(given) : NaN;

function calledBy(name: Element | undefined, { attributes }: Element): Naming | null {
  const nameID = textOf(name);
  if (!name || !nameID) return null;
  const { Format, NameQualifier, SPNameQualifier } = name.attributes;
  const { SessionIndex } = attributes;
  return {
    nameID,
    ...(Format && { nameIDFormat: Format }),
    ...(NameQualifier && { nameQualifier: NameQualifier }),
    ...(SPNameQualifier && { spNameQualifier: SPNameQualifier }),
    ...(SessionIndex && { sessionIndex: SessionIndex }),
  };
}

/** Who it is: by the attribute that was named for it, or by the NameID, which has to last. */
function subjectIn(
  called: Naming | null,
  told: Map<string, string[]>,
  { issuer, subjectAttribute }: Expected,
): Pick<Said, 'issuer' | 'subject'> {
  const values = subjectAttribute === null ? [called?.nameID ?? ''] : (told.get(subjectAttribute) ?? []);
  const [subject] = values;
  if (values.length !== 1 || !subject || subject.length > longest) return refuse('nobody is named');
  if (subjectAttribute === null && called?.nameIDFormat === transient) refuse('a name that changes each time');
  // The same letters under another attribute are another person.
  return { issuer: subjectAttribute === null ? issuer : `${issuer} ${subjectAttribute}`, subject };
}

function attributesOf(assertion: Element): Map<string, string[]> {
  const told = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, 'AttributeStatement', assertions))
    for (const attribute of childrenOf(statement, 'Attribute', assertions)) {
      const values = childrenOf(attribute, 'AttributeValue', assertions).flatMap((value) => textOf(value) ?? []);
      const name = attribute.attributes['Name'] ?? '';
      told.set(name, [...(told.get(name) ?? []), ...values]);
    }
  return told;
}

/** The value of the first attribute of these names, where it has one and no more. */
function one(told: Map<string, string[]>, names: string[]): string | null {
  for (const name of names)
    for (const [given, values] of told)
      if (given.toLowerCase() === name && values.length) return values.length === 1 ? values[0]! : null;
  return null;
}
