import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import type { ClientOptions } from 'graphql-ws';
import { liveLink } from '../app/notifications/live-link';
import { useLive } from './live';

let connected: NonNullable<NonNullable<ClientOptions['on']>['connected']>;
jest.mock('graphql-ws', () => ({
  createClient: ({ on }: ClientOptions) => {
    connected = on!.connected!;
    return { subscribe: () => () => undefined };
  },
}));

function Screen({ read }: { read: () => void }) {
  useLive(['Department'], read);
  return null;
}

it('a screen reads anew where its connection was lost, and once for however many times within a moment', async () => {
  jest.useFakeTimers();
  const read = jest.fn();
  const { unmount } = render(
    <ApolloProvider client={new ApolloClient({ link: liveLink, cache: new InMemoryCache() })}>
      <Screen read={read} />
    </ApolloProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
  const connect = async (wasRetry: boolean) => {
    connected({}, undefined, wasRetry);
    await act(() => jest.advanceTimersByTimeAsync(100));
  };
  await connect(false);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(read).toHaveBeenCalledTimes(0);
  await connect(true);
  await connect(true);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(read).toHaveBeenCalledTimes(1);
  unmount();
  await connect(true);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(read).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('whatever listens says what is read anew after a lost connection', () => {
  const source = path.join(__dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/generated|\.test\./.test(file),
  );
  const listening = files.filter((file) =>
    /\buse\w+Subscription\(|\buseActivity\(\(/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(listening.length).toBeGreaterThan(4);
  expect(listening.filter((file) => !readFileSync(path.join(source, file), 'utf8').includes('useResumed('))).toEqual(
    [],
  );
});
