import { SaxesParser } from 'saxes';
import { badFile } from './file-kind';
import { damaged } from './zip-parts';

export interface XmlHandlers {
  /** Names come without their namespace prefix. */
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads XML in pieces. Throws for malformed XML, for document types (entities multiply) and for a single tag, text or
 * comment longer than `longest`, so that memory stays bounded.
 */
export function createXmlReader(handlers: XmlHandlers, longest: number): { write(piece: Buffer): void; end(): void } {
  const decoder = new TextDecoder();
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let sinceEvent = 0;
  const isSeen = (): void => {
    sinceEvent = 0;
  };
  parser.on('opentag', ({ name, attributes }) => {
    isSeen();
    handlers.open?.(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    isSeen();
    handlers.close?.(local(name));
  });
  parser.on('text', (text) => {
    isSeen();
    handlers.text?.(text);
  });
  parser.on('cdata', (text) => {
    isSeen();
    handlers.text?.(text);
  });
  parser.on('comment', isSeen);
  parser.on('doctype', () => {
    throw new MalformedXml('document type');
  });
  parser.on('error', (error) => {
    throw new MalformedXml(error.message);
  });
  const explain = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      throw error instanceof MalformedXml ? badFile(damaged) : error;
    }
  };
  return {
    write: (piece) =>
      explain(() => {
        const text = decoder.decode(piece, { stream: true });
        sinceEvent += text.length;
        if (sinceEvent > longest + 2 * text.length) throw new MalformedXml('a part without end');
        parser.write(text);
      }),
    end: () =>
      explain(() => {
        parser.write(decoder.decode()).close();
      }),
  };
}

class MalformedXml extends Error {}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
