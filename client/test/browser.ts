import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// What a page loads later takes its time where other tests run beside it.
configure({ asyncUtilTimeout: 10_000 });

// What browsers have and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= Observer;

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has no styles of pseudo elements, and reports every question about them.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

// Node's own channels would keep Jest waiting; what runs here only uses them to come back later.
class Channel {
  port1: { onmessage: ((event: object) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown): void => void setTimeout(() => this.port1.onmessage?.({ data })) };
}
globalThis.MessageChannel ??= Channel as unknown as typeof MessageChannel;
