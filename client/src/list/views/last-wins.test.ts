import { lastWins } from './last-wins';

it('one is sent at a time, and of those that wait the last alone', async () => {
  const [log, endings]: [string[], (() => void)[]] = [[], []];
  const keep = lastWins((value: string) => {
    log.push(`${value} sent`);
    return new Promise<void>((resolve) => endings.push(resolve)).then(() => log.push(`${value} kept`));
  });
  const all = Promise.all(['a', 'b', 'c', 'd'].map(keep));
  expect(log).toEqual(['a sent']);
  endings[0]!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).toEqual(['a sent', 'a kept', 'd sent']);
  endings[1]!();
  await all;
  void keep('e');
  expect(log.slice(3)).toEqual(['d kept', 'e sent']);
});

it('what is refused is told, unless another follows, and keeps nobody from the next', async () => {
  const kept: string[] = [];
  const keep = lastWins(async (value: string) => {
    await Promise.resolve();
    if (value.startsWith('x')) throw new Error(`${value} refused`);
    kept.push(value);
  });
  await expect(keep('x1')).rejects.toThrow('x1 refused');
  await Promise.all([keep('x2'), keep('b')]);
  await expect(Promise.all([keep('c'), keep('x3')])).rejects.toThrow('x3 refused');
  expect(kept).toEqual(['b', 'c']);
});
