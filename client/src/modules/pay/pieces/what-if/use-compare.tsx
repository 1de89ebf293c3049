import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import {
  PayWhatIfDocument,
  type PayWhatIfQuery,
  type PayWhatIfQueryVariables,
} from '../../../../generated/pay/pieces/what-if';
import { firstPage, type Change } from './change';

const WhatIf = lazy(() => import('./what-if').then((part) => ({ default: part.WhatIf })));

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
      <Suspense>
        <WhatIf key={times} change={compared} isAsked />
      </Suspense>
    </div>
  );
  return { compare, answer };
}
