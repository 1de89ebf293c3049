import { clear, createStore, get, update, type UseStore } from 'idb-keyval';
import type { Kept } from './kept';

const name = 'kept';
let store: UseStore | undefined;
const here = (): UseStore => (store ??= createStore('muster-offline', 'kept'));

/** A browser that keeps nothing, as in a private window, works like one where nothing was kept yet. */
const orNothing = (): undefined => undefined;

export const keptHere = (): Promise<Kept | undefined> => get<Kept>(name, here()).catch(orNothing);

/** In one transaction, so that two tabs do not undo each other. */
export const changeKept = (change: (held: Kept | undefined) => Kept | undefined): Promise<void> =>
  update<Kept | undefined>(name, change, here()).catch(orNothing);

export const forgetKept = (): Promise<void> => clear(here()).catch(orNothing);
