import { useSearchParams } from 'react-router-dom';

/** What a list outside the grid is asked for, kept in its address: another question begins on the first page again. */
export function usePagedAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (part: Record<string, string | number | null>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries({ page: null, ...part })) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    setAddress(next, { replace: true });
  };
  const page = Math.max(1, Number(address.get('page')) || 1);
  const size = Math.min(200, Number(address.get('size')) || 25);
  return {
    address,
    change,
    search: address.get('q') ?? '',
    limit: size,
    offset: (page - 1) * size,
    footer: {
      state: { page, size },
      change: (next: { page: number; size: number }) => change({ page: next.page > 1 ? next.page : null, size: next.size }),
    },
  };
}
