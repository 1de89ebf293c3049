import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PayWhatIfDocument, type PayWhatIfQuery, type PayWhatIfQueryVariables } from '../../generated/what-if';
import { firstPage, type Change } from './what-if';

/** Asks what a change would do; `compare` throws what the server refuses, `compared` is the change last answered, told apart from the one before by `times`. */
export function useCompare() {
  const client = useApolloClient();
  const [{ compared, times }, setCompared] = useState<{ compared: Change | null; times: number }>({ compared: null, times: 0 });
  const compare = async (change: Change) => {
    await client.query<PayWhatIfQuery, PayWhatIfQueryVariables>({ query: PayWhatIfDocument, variables: { ...change, ...firstPage }, fetchPolicy: 'network-only' });
    setCompared((before) => ({ compared: change, times: before.times + 1 }));
  };
  return { compare, compared, times };
}
