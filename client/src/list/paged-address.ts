import { type AddressParts, useAddress } from '../ui/words/use-address';
import { pageSizes } from './list-address';

/** What a list outside the grid is asked for, kept in its address: another question begins on the first page again. */
export function usePagedAddress() {
  const { address, change } = useAddress();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const asked = Number(address.get('size'));
  const size = pageSizes.includes(asked) ? asked : 25;
  const turn = (next: { page?: number; size?: number }) =>
    change(
      Object.fromEntries(
        Object.entries(next).map(([name, value]) => [
          name,
          value === (name === 'page' ? 1 : 25) ? null : String(value),
        ]),
      ),
    );
  return {
    address,
    /** Asks something else, from the first page on. */
    change: (parts: AddressParts) => change({ page: null, ...parts }),
    /** Looks elsewhere at the same people: the page stays. */
    move: change,
    search: address.get('q') ?? '',
    searchFor: (text: string) => change({ page: null, q: text || null }),
    limit: size,
    offset: (page - 1) * size,
    footer: { state: { page, size }, change: turn },
  };
}
