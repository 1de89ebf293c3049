import { ApolloLink } from '@apollo/client';
import { catchError, from, mergeMap, of, tap, throwError } from 'rxjs';
import type { SessionQuery } from '../../generated/access';
import { currentLanguage } from '../../i18n/i18n';
import { connection } from '../../ui/words/connection';
import { changeKept, forgetKept, keptHere } from './device';
import { answerIn, ownerOf, placeOf, sessionIn, withAnswer, withSession, without } from './kept';
import { keptOperation } from './kept-operations';

type Answer = ApolloLink.Result;

/** What `fetch` throws where no server was reached. */
const isNoConnection = (error: unknown): boolean => error instanceof TypeError;

/**
 * Keeps answers of the allowed questions on this device, and gives them where there is no connection. Who is signed in
 * decides whose they are: an answer asked for by somebody else is not kept.
 */
export function keptLink(clock: () => number = Date.now): ApolloLink {
  let session: SessionQuery | null = null;

  const signedIn = async (answer: Answer): Promise<void> => {
    if (answer.errors || !answer.data) return;
    const told = answer.data as unknown as SessionQuery;
    session = ownerOf(told) ? told : null;
    await (session ? changeKept((held) => withSession(held, told, clock())) : forgetKept());
  };

  const keep = async (
    { operationName, variables }: ApolloLink.Operation,
    asked: SessionQuery | null,
    answer: Answer,
  ) => {
    const place = placeOf(operationName, variables, currentLanguage(), asked);
    const owner = asked && ownerOf(asked);
    if (!place || !owner) return;
    const data = answer.errors ? null : without(answer.data, keptOperation(operationName)?.excluded ?? []);
    const now = clock();
    await changeKept((held) => withAnswer(held, owner, place, data ? { at: now, data } : null, now));
  };

  const kept = async ({ operationName, variables }: ApolloLink.Operation): Promise<unknown> => {
    const held = await keptHere();
    if (operationName === 'Session') {
      // Who is known already stays so without being told again, and the failure is told.
      if (session) return undefined;
      session = sessionIn(held, clock());
      if (!session) await forgetKept();
      return session;
    }
    const place = placeOf(operationName, variables, currentLanguage(), session);
    const owner = session && ownerOf(session);
    const answer = place && owner ? answerIn(held, owner, place, clock()) : null;
    if (answer && !keptOperation(operationName)?.isFrame) connection.showsKept(answer.at);
    return answer?.data;
  };

  return new ApolloLink((operation, forward) => {
    const asked = session;
    return forward(operation).pipe(
      tap((answer) => {
        connection.found();
        void (operation.operationName === 'Session' ? signedIn(answer) : keep(operation, asked, answer));
      }),
      catchError((error: unknown) => {
        if (!isNoConnection(error)) return throwError(() => error);
        connection.lost();
        return from(kept(operation)).pipe(
          mergeMap((data) => (data ? of({ data } as Answer) : throwError(() => error))),
        );
      }),
    );
  });
}
