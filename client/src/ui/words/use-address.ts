import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parts of an address by name; null leaves one out. */
export type AddressParts = Record<string, string | null>;

/** What the address asks for, and how to change parts of it while the others stay. */
export function useAddress(): {
  address: URLSearchParams;
  change: (parts: AddressParts | ((now: URLSearchParams) => AddressParts), replace?: boolean) => void;
} {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (parts: AddressParts | ((now: URLSearchParams) => AddressParts), replace = false) => {
      // From the address bar, not from the last render: two changes in quick succession must both count.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(typeof parts === 'function' ? parts(next) : parts)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      setAddress(next, { replace, preventScrollReset: true });
    },
    [setAddress],
  );
  return { address, change };
}
