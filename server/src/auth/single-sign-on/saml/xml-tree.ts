import { SaxesParser } from 'saxes';

/** An element as it is read here: names without their prefix, attributes of no namespace alone. */
export interface Element {
  name: string;
  space: string;
  attributes: Record<string, string>;
  children: Element[];
  /** What stands in it itself, without what its children hold. */
  text: string;
  parent: Element | null;
}

export class UnreadableXml extends Error {}

const deepest = 40;

/**
 * Reads XML that somebody else wrote. Throws `UnreadableXml` where it is not well-formed, and for what no such message
 * needs and attacks do: document types, which bring entities, instructions, CDATA; and comments unless they may be left
 * out.
 */
export function xmlTree(xml: string, hasComments = false): Element {
  const parser = new SaxesParser<{ xmlns: true; position: false }>({ xmlns: true, position: false });
  let root: Element | null = null;
  let open: Element | null = null;
  let depth = 0;
  const refuse = (what: string) => (): void => {
    throw new UnreadableXml(what);
  };
  parser.on('error', ({ message }) => refuse(message)());
  parser.on('doctype', refuse('a document type'));
  parser.on('processinginstruction', refuse('an instruction'));
  parser.on('cdata', refuse('CDATA'));
  if (!hasComments) parser.on('comment', refuse('a comment'));
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > deepest) refuse('too deep')();
    const attributes = Object.values(tag.attributes).filter(({ uri }) => !uri);
    const element: Element = {
      name: tag.local,
      space: tag.uri,
      attributes: Object.fromEntries(attributes.map(({ local, value }) => [local, value])),
      children: [],
      text: '',
      parent: open,
    };
    open?.children.push(element);
    root ??= element;
    open = element;
  });
  parser.on('text', (text) => {
    if (open) open.text += text;
  });
  parser.on('closetag', () => {
    depth -= 1;
    open = open?.parent ?? null;
  });
  parser.write(xml).close();
  if (!root) throw new UnreadableXml('nothing');
  return root;
}

/** All below an element, itself first. */
export const within = (element: Element): Element[] => [element, ...element.children.flatMap(within)];

/** The children of that name. */
export const childrenOf = (element: Element | undefined, name: string, space: string): Element[] =>
  element?.children.filter((child) => child.name === name && child.space === space) ?? [];

/** The child of that name, where there is one and no more. */
export function onlyChild(element: Element | undefined, name: string, space: string): Element | undefined {
  const found = childrenOf(element, name, space);
  return found.length === 1 ? found[0] : undefined;
}

/** What an element says, where it holds nothing but text. */
export const textOf = (element: Element | undefined): string | null =>
  element && !element.children.length ? element.text.trim() || null : null;
