import { act, renderHook } from '@testing-library/react';
import { useIdle } from './idle';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-10T08:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const minutes = (count: number) => act(() => jest.advanceTimersByTime(count * 60_000));

test('who does nothing for so long leaves, once', () => {
  const leave = jest.fn();
  renderHook(() => useIdle(10, leave));
  minutes(9.9);
  expect(leave).not.toHaveBeenCalled();
  minutes(20);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a key or a pointer begins the time anew, in another tab too', () => {
  const leave = jest.fn();
  renderHook(() => useIdle(10, leave));
  minutes(9);
  window.dispatchEvent(new Event('keydown'));
  minutes(9);
  localStorage.setItem('muster.active', String(Date.now()));
  minutes(9);
  expect(leave).not.toHaveBeenCalled();
  minutes(2);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('without a limit nobody leaves', () => {
  const leave = jest.fn();
  renderHook(() => useIdle(null, leave));
  minutes(10_000);
  expect(leave).not.toHaveBeenCalled();
});
