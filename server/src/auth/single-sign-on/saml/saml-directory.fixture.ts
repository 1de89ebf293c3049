import { randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { Person } from '../directory.fixture';
import { certificate, rsaKeys, type Keys } from './certificate.fixture';
import { emailAddress, persistent } from './namespaces';
import { within, xmlTree } from './xml-tree';

const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** What an answer says, each in place of the true. Undefined takes it away. */
export interface Told {
  issuer: string;
  audience: string;
  recipient: string;
  destination: string | undefined;
  inResponseTo: string | undefined;
  answers: string | undefined;
  notBefore: string;
  notOnOrAfter: string;
  confirmedUntil: string | undefined;
  method: string;
  status: string;
  nameId: string;
  format: string;
  assertionId: string;
  attributes: Record<string, string | string[]>;
}

/** How a directory lies: tests put it here, and it does so until they take it away. */
export interface SamlLies {
  told?: Partial<Told>;
  /** Which parts it signs, the assertion first; the assertion alone unless told. */
  signs?: ('Assertion' | 'Response')[];
  /** Keys in place of its own, shown by their certificate. */
  keys?: Keys;
  signature?: string;
  digest?: string;
  canonicalization?: string;
  /** What it says without what is signed of it being looked at. */
  before?: (xml: string) => string;
  /** What becomes of the answer on the way. */
  after?: (xml: string) => string;
}

/** What a browser brings. */
export interface Answer {
  at: string;
  fields: { SAMLResponse: string; RelayState: string };
}

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
const given = (name: string, value: string | undefined): string => (value === undefined ? '' : ` ${name}="${value}"`);

/** A SAML provider on this machine that says what a test wants. */
export class SamlDirectory {
  readonly entityId = `https://directory.example/${randomBytes(6).toString('hex')}`;
  readonly signInUrl: string;
  readonly signOutUrl: string;
  readonly keys: Keys = SamlDirectory.ownKeys;
  readonly certificate: string;
  lies: SamlLies = {};
  /** The last request it was sent. */
  request: Record<string, string> = {};
  readonly seconds = (): number => Math.floor(this.now().getTime() / 1000);
  // Making keys takes longer than a test.
  private static readonly ownKeys = rsaKeys();

  constructor(
    private readonly now: () => Date = () => new Date(),
    origin = 'http://127.0.0.1:9',
  ) {
    this.signInUrl = `${origin}/sso?tenant=1`;
    this.signOutUrl = `${origin}/slo`;
    this.certificate = certificate(this.keys, new Date(now().getTime() + 20 * 365 * 86_400_000));
  }

  metadata(): string {
    const service = (name: string, at: string) =>
      `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${at}"/>`;
    return `<?xml version="1.0"?><!-- of a test -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${this.entityId}">
<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing">
<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>
${this.certificate.replace(/-----[A-Z ]+-----/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
${service('SingleLogoutService', this.signOutUrl)}${service('SingleSignOnService', this.signInUrl)}
</md:IDPSSODescriptor></md:EntityDescriptor>`;
  }

  /** Somebody signs in there: what their browser is sent back with, and where to. */
  visit(address: string, person: Person): Answer {
    const asked = this.read(address);
    this.request = asked;
    const at = asked['AssertionConsumerServiceURL']!;
    const { before = same, after = same, signs = ['Assertion'] } = this.lies;
    const true_ = this.truth(asked['ID']!, at, asked['Issuer']!, person);
    let xml = before(this.written({ ...true_, ...this.lies.told }));
    for (const part of signs) xml = this.signed(xml, part);
    const RelayState = new URL(address).searchParams.get('RelayState') ?? '';
    return { at, fields: { SAMLResponse: Buffer.from(changed(after, xml)).toString('base64'), RelayState } };
  }

  /** A request that a browser brings in its address. */
  read(address: string): Record<string, string> {
    const sent = Buffer.from(new URL(address).searchParams.get('SAMLRequest')!, 'base64');
    const asked = xmlTree(inflateRawSync(sent).toString());
    const said = within(asked).filter((each) => !each.children.length);
    return { ...asked.attributes, ...Object.fromEntries(said.map((each) => [each.name, each.text])), name: asked.name };
  }

  private truth(id: string, at: string, audience: string, { sub, email, name }: Person): Told {
    const now = this.seconds();
    return {
      issuer: this.entityId,
      audience,
      recipient: at,
      destination: at,
      inResponseTo: id,
      answers: id,
      notBefore: instant(now - 5),
      notOnOrAfter: instant(now + 300),
      confirmedUntil: instant(now + 300),
      method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
      status: 'Success',
      nameId: sub,
      format: persistent,
      assertionId: `_${randomBytes(16).toString('hex')}`,
      attributes: {
        ...(email !== undefined && { email: String(email) }),
        ...(name !== undefined && { displayName: String(name) }),
      },
    };
  }

  private written(told: Told): string {
    const at = instant(this.seconds());
    const attributes = Object.entries(told.attributes).map(
      ([name, values]) =>
        `<saml:Attribute Name="${name}">${[values]
          .flat()
          .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
          .join('')}</saml:Attribute>`,
    );
    return (
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"` +
      ` xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomBytes(16).toString('hex')}" Version="2.0"` +
      ` IssueInstant="${at}"${given('Destination', told.destination)}${given('InResponseTo', told.answers)}>` +
      `<saml:Issuer>${told.issuer}</saml:Issuer><samlp:Status>` +
      `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${told.status}"/></samlp:Status>` +
      `<saml:Assertion ID="${told.assertionId}" Version="2.0" IssueInstant="${at}">` +
      `<saml:Issuer>${told.issuer}</saml:Issuer><saml:Subject>` +
      `<saml:NameID Format="${told.format}">${told.nameId}</saml:NameID>` +
      `<saml:SubjectConfirmation Method="${told.method}"><saml:SubjectConfirmationData Recipient="${told.recipient}"` +
      `${given('InResponseTo', told.inResponseTo)}${given('NotOnOrAfter', told.confirmedUntil)}/>` +
      `</saml:SubjectConfirmation></saml:Subject>` +
      `<saml:Conditions NotBefore="${told.notBefore}" NotOnOrAfter="${told.notOnOrAfter}"><saml:AudienceRestriction>` +
      `<saml:Audience>${told.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
      `<saml:AuthnStatement AuthnInstant="${at}" SessionIndex="session of ${told.nameId}"><saml:AuthnContext>` +
      `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>` +
      `</saml:AuthnContext></saml:AuthnStatement>` +
      `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion></samlp:Response>`
    );
  }

  private signed(xml: string, part: 'Assertion' | 'Response'): string {
    const { keys = this.keys, digest = sha256, canonicalization = exclusive } = this.lies;
    const shown =
      keys === this.keys ? this.certificate : certificate(keys, new Date(this.now().getTime() + 86_400_000));
    const signing = new SignedXml({
      privateKey: keys.privateKey,
      publicCert: shown,
      signatureAlgorithm: this.lies.signature ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: canonicalization,
    });
    signing.addReference({
      xpath: `//*[local-name()='${part}']`,
      digestAlgorithm: digest,
      transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonicalization],
    });
    signing.computeSignature(xml, {
      prefix: 'ds',
      location: { reference: `//*[local-name()='${part}']/*[local-name()='Issuer']`, action: 'after' },
    });
    return signing.getSignedXml();
  }
}

/** By the NameID alone, as providers say it that have nothing but an address. */
export const byAddress = (email: string): SamlLies => ({
  told: { nameId: email, format: emailAddress, attributes: {} },
});

const same = (xml: string): string => xml;
function changed(after: (xml: string) => string, xml: string): string {
  const made = after(xml);
  if (after !== same && made === xml) throw new Error('nothing was changed on the way');
  return made;
}
