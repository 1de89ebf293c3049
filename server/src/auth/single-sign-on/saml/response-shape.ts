import { TurnedBack } from '../wire';
import { assertions, protocol, signatures } from './namespaces';
import { refuse } from './refuse';
import { childrenOf, onlyChild, within, xmlTree, type Element } from './xml-tree';

const statuses = 'urn:oasis:names:tc:SAML:2.0:status:';
const turnedBack = [`${statuses}AuthnFailed`, `${statuses}RequestDenied`];

/** What signatures are made with; nothing of SHA-1, no shared key. */
const algorithms: Record<string, string[]> = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: ['http://www.w3.org/2001/10/xml-exc-c14n#'],
  Transform: [`${signatures}enveloped-signature`, 'http://www.w3.org/2001/10/xml-exc-c14n#'],
};

/** An answer of SAML as far as nothing but its shape was looked at: none of it is believed for that. */
export interface Shape {
  response: Element;
  /** Whether the whole is signed as well, and not the assertion alone. */
  isSignedWhole: boolean;
}

/**
 * Refuses what has another shape than the answer to one question: one assertion, in its place, with a signature over
 * itself. What wraps signed parts in others, or says the same twice, has another, whatever its signatures are worth.
 */
export function shapeOf(xml: string, expected: { destination: string; inResponseTo: string; issuer: string }): Shape {
  const response = xmlTree(xml);
  const all = within(response);
  if (response.name !== 'Response' || response.space !== protocol) refuse('it is no response');
  refuseOther(response, expected);
  refuseFailure(response);
  if (all.some(({ name }) => name === 'EncryptedAssertion')) refuse('the assertion is encrypted');
  const stated = all.filter(({ name }) => name === 'Assertion');
  if (stated.length !== 1) refuse(stated.length ? 'several assertions' : 'no assertion');
  const [assertion] = stated;
  if (assertion!.parent !== response || assertion!.space !== assertions) refuse('the assertion is out of place');
  refuseSignatures(all, assertion!);
  const ids = all.flatMap(({ attributes }) => ['ID', 'Id', 'id'].flatMap((name) => attributes[name] ?? []));
  if (new Set(ids).size < ids.length) refuse('the same id twice');
  return { response, isSignedWhole: childrenOf(response, 'Signature', signatures).length === 1 };
}

function refuseOther(
  { attributes, children }: Element,
  { destination, inResponseTo, issuer }: { destination: string; inResponseTo: string; issuer: string },
): void {
  if (attributes['Version'] !== '2.0') refuse('another version');
  if ((attributes['Destination'] ?? destination) !== destination) refuse('another destination');
  if (attributes['InResponseTo'] !== inResponseTo) refuse('it answers another request');
  const said = children.filter(({ name }) => name === 'Issuer');
  if (said.some(({ text }) => text.trim() !== issuer)) refuse('another issuer');
}

function refuseFailure(response: Element): void {
  const code = onlyChild(onlyChild(response, 'Status', protocol), 'StatusCode', protocol);
  if (code?.attributes['Value'] === `${statuses}Success`) return;
  const named = code ? within(code).map(({ attributes }) => attributes['Value'] ?? '') : [];
  if (named.some((each) => turnedBack.includes(each))) throw new TurnedBack();
  refuse(`status ${named.join(' ').slice(0, 200)}`);
}

function refuseSignatures(all: Element[], assertion: Element): void {
  const made = all.filter(({ name }) => name === 'Signature');
  const isInPlace = ({ parent, space }: Element) =>
    space === signatures && (parent === assertion || parent === assertion.parent);
  if (!made.every(isInPlace) || new Set(made.map(({ parent }) => parent)).size < made.length)
    refuse('a signature out of place');
  if (!made.some(({ parent }) => parent === assertion)) refuse('the assertion is not signed');
  for (const signature of made) {
    if (within(signature).some(({ name }) => name === 'Object' || name === 'Manifest'))
      refuse('a signature with contents');
    const references = within(signature).filter(({ name }) => name === 'Reference');
    const id = signature.parent!.attributes['ID'];
    if (references.length !== 1 || !id || references[0]!.attributes['URI'] !== `#${id}`)
      refuse('a signature of something else');
    for (const { name, attributes } of within(signature))
      if (algorithms[name] && !algorithms[name].includes(attributes['Algorithm'] ?? ''))
        refuse(`the algorithm of ${name}`);
  }
}
