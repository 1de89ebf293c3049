import fs from 'node:fs';
import path from 'node:path';
import { source } from 'axe-core';
import type * as axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { RUN_FOLDER } from '../server/test/copied-database';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** axe reads the same few colours some thousand times a page, each time from the beginning: a third of its time. */
const knownColours = `(() => {
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    parseString.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
})();`;

/**
 * What the page breaks of WCAG 2.2 AA, one line each with the element it is about. What a flow of this run has found
 * nothing in is not looked at again: a whole page in the same state, or a part of another page in the same
 * surroundings.
 */
export async function barriers(page: Page): Promise<string[]> {
  const parts = await page.evaluateHandle(partsOfPage);
  const { isLightInTheDark, hasDoubles, states } = await parts.evaluate(({ elements: _elements, ...told }) => told);
  if (isLightInTheDark) return ['the page is light where dark is looked at'];
  const known = knownStates();
  if (known.has(states[0]!)) return [];
  await Promise.all(page.frames().map(bringAxe));
  // Of what is there several times the first is looked at.
  const isKnown = states.map((state) => known.has(state) || !known.add(state));
  const violations = await parts.evaluate(
    ({ elements }, { tags, exempt }) => {
      const all = new Set(elements.filter((_element, at) => exempt[at]));
      const exclude = [...all].filter((element) => !all.has(element.parentElement!));
      const options = { runOnly: { type: 'tag' as const, values: tags }, resultTypes: ['violations' as const] };
      const { axe } = window as unknown as { axe: { run(...given: unknown[]): Promise<axe.AxeResults> } };
      return axe.run({ include: [document.documentElement], exclude }, options).then((result) => result.violations);
    },
    // Two elements of one name are an error between parts, each of which may be right by itself.
    { tags: wcag, exempt: hasDoubles ? [] : isKnown },
  );
  const found = states.filter((_state, at) => !isKnown[at]);
  if (violations.length === 0 && found.length > 0) fs.appendFileSync(note(), `${found.join('\n')}\n`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}

const note = (): string => path.join(process.env[RUN_FOLDER]!, 'looked-at');

/** States of parts of pages in which nothing was found, by all workers. */
function knownStates(): Set<string> {
  return new Set(fs.existsSync(note()) ? fs.readFileSync(note(), 'utf8').split('\n') : []);
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source + knownColours);
}

/**
 * Every element of the page with its state: what there is to break of it and what is in it, where it stands. That is
 * size, colours, elements with their classes, roles and states, whether names and texts are there, the focus and the
 * pointer. Not the words.
 */
function partsOfPage(): { elements: Element[]; states: string[]; isLightInTheDark: boolean; hasDoubles: boolean } {
  const root = document.documentElement;
  const isThere = (ids: string): string =>
    ids
      .split(/\s+/)
      .map((id) => (document.getElementById(id) ? 1 : 0))
      .join('');
  const worded = new Set([
    'aria-label',
    'title',
    'alt',
    'placeholder',
    'href',
    'src',
    'value',
    'name',
    'd',
    'points',
    'transform',
  ]);
  /** Numbers may differ, but not those of colours. */
  const colourOrNumber = /(?:rgba?|hsla?|oklch)\([^)]*\)|#[\da-f]{3,8}\b|\d+(?:\.\d+)?/gi;
  const attribute = ({ name, value }: Attr): string => {
    if (/^(aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage)|for|list)$/.test(name))
      return `${name}=${isThere(value)}`;
    if (name === 'id' || name.startsWith('data-') || name === 'key') return '';
    if (worded.has(name)) return `${name}${value.trim() ? '' : '!'}`;
    return `${name}=${value.replace(colourOrNumber, (found) => (/^\d/.test(found) ? '0' : found))}`;
  };
  const saysOtherwise = (element: Element): boolean => {
    const label = element.getAttribute('aria-label');
    return label !== null && !label.toLowerCase().includes((element.textContent ?? '').trim().toLowerCase());
  };
  /** 53 bits of a text (cyrb53). */
  const digest = (text: string): string => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
    other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
  };
  const elements: Element[] = [];
  const states: string[] = [];
  const stateOf = (node: Node, around: string): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? 't' : '';
    if (!(node instanceof Element) || node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return '';
    const marks = [
      node === document.activeElement && 'focus',
      node.matches(':hover') && 'hover',
      saysOtherwise(node) && 'otherwise',
    ].filter(Boolean);
    const itself = `${node.tagName} ${Array.from(node.attributes, attribute).filter(Boolean).sort().join(' ')} ${marks.join(' ')}`;
    const at = elements.push(node) - 1;
    const inside = digest(`${around}>${itself}`);
    const parts = Array.from(node.childNodes, (child) => stateOf(child, inside));
    states[at] = digest(`${inside}:${parts.filter((part, place) => part !== parts[place - 1]).join(',')}`);
    return states[at];
  };
  const mode = root.dataset['mode'];
  stateOf(root, [innerWidth, innerHeight, mode].join('|'));
  const ids = elements.map(({ id }) => id).filter(Boolean);
  return {
    elements,
    states,
    isLightInTheDark: matchMedia('(prefers-color-scheme: dark)').matches && mode !== 'dark',
    hasDoubles: new Set(ids).size < ids.length,
  };
}
