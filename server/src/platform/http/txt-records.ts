import { Resolver } from 'node:dns/promises';

/** The TXT records of a name: none where there are none. Throws where no name server says either way in time. */
export type TxtRecords = (name: string) => Promise<string[]>;

const perTryMs = 2_000;
const tries = 2;
const most = 200;
/** A name server says that there is no such name, or no such record of it. */
const saysNone = new Set(['ENOTFOUND', 'ENODATA']);

export const txtRecords: TxtRecords = async (name) => {
  try {
    const found = await new Resolver({ timeout: perTryMs, tries }).resolveTxt(name);
    return found.slice(0, most).map((parts) => parts.join(''));
  } catch (error) {
    if (saysNone.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};
