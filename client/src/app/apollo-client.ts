import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { askForProof } from '../access/proof/step-up';
import { currentLanguage } from '../i18n/i18n';
import { liveLink } from './notifications/live-link';
import { forgetKept } from './offline/device';
import { keptLink } from './offline/kept-link';

const isRefusedAs = (code: string, error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.code === code);

/**
 * The client of the app's own server: cookies carry the session, Accept-Language carries the language of messages.
 * `onSignedOut` is told when the server no longer knows the session, or lets it in no longer from here.
 */
export function makeApolloClient(onSignedOut: () => void): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => {
    if (!isRefusedAs('UNAUTHENTICATED', error) && !isRefusedAs('OFF_NETWORK', error)) return;
    void forgetKept();
    if (operation.operationName !== 'Session') onSignedOut();
  });
  // What is to be proven first is asked again by itself once it was; whoever leaves the question reads why.
  const proofs = new ErrorLink(({ error, operation, forward }) => {
    if (!isRefusedAs('STEP_UP', error)) return undefined;
    return new Observable((observer) => {
      void askForProof().then((isProven) => {
        if (isProven) forward(operation).subscribe(observer);
        else observer.error(error);
      });
    });
  });
  const language = new SetContextLink(({ headers }) => ({
    headers: { ...headers, 'accept-language': currentLanguage() },
  }));
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
  return new ApolloClient({
    link: ApolloLink.from([
      errors,
      proofs,
      language,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        liveLink,
        keptLink().concat(http),
      ),
    ]),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
