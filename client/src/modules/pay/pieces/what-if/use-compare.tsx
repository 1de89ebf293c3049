import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  PayWhatIfDocument,
  type PayWhatIfQuery,
  type PayWhatIfQueryVariables,
} from '../../../../generated/pay/pieces/what-if';
import { firstPage, WhatIf, type Change } from './what-if';

/** Asks what a change would do; `compare` throws what the server refuses, `answer` shows the change last answered. */
export function useCompare() {
  const client = useApolloClient();
  const [{ compared, times }, setCompared] = useState<{ compared: Change | null; times: number }>({
    compared: null,
    times: 0,
  });
  const compare = async (change: Change) => {
    await client.query<PayWhatIfQuery, PayWhatIfQueryVariables>({
      query: PayWhatIfDocument,
      variables: { ...change, ...firstPage },
      fetchPolicy: 'network-only',
    });
    setCompared((before) => ({ compared: change, times: before.times + 1 }));
  };
  const answer = compared && (
    <div className="panel panel-padded" role="status">
      <WhatIf key={times} change={compared} isAsked />
    </div>
  );
  return { compare, answer };
}
