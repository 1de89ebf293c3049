import { judgedAnswer, mostTries } from './delivery-waits';
import { signedHeaders } from './webhook-signature';

it('a call is signed as Standard Webhooks has it', () => {
  // The example of the specification's own libraries.
  const headers = signedHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

describe('a delivery', () => {
  const now = new Date('2026-11-23T08:00:00Z');
  const judge = (status: number | null, attempts = 1, failingSince: Date | null = null) =>
    judgedAnswer({ status, attempts, failingSince }, now);
  it.each([200, 204, 299])('is delivered by %i', (status) =>
    expect(judge(status)).toEqual({ state: 'delivered', next: null, isPaused: false }),
  );
  it.each([301, 302, 400, 404, 429, 500, 503, null])('is tried again after %s', (status) =>
    expect(judge(status)).toEqual({ state: 'queued', next: new Date('2026-11-23T08:01:00Z'), isPaused: false }),
  );
  it('is given up after its last attempt', () =>
    expect(judge(500, mostTries)).toEqual({ state: 'failed', next: null, isPaused: false }));
  it('is given up at once where the receiver is gone, and no other is tried', () =>
    expect(judge(410)).toEqual({ state: 'failed', next: null, isPaused: true }));
  it('is the last for now of a receiver that failed for five days', () => {
    expect(judge(500, 3, new Date('2026-11-18T08:00:00Z')).isPaused).toBe(true);
    expect(judge(500, 3, new Date('2026-11-18T08:01:00Z')).isPaused).toBe(false);
  });
});
