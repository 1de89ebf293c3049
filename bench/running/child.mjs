import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/run.mjs';

/** The options of node that `npm start` runs the server with. */
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const optionsOfStart = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/**
 * Starts a program of the bench with `settings` and waits for its first message, which is what it offers.
 * BENCH_NODE_OPTIONS=--cpu-prof profiles it.
 */
export async function startChild(program, settings) {
  const child = fork(path.join(root, 'bench', program), {
    env: { ...process.env, NODE_ENV: 'production', SETTINGS: JSON.stringify(settings) },
    // A session of its own, as PostgreSQL has: where other work runs on the machine, Linux divides time between
    // sessions first.
    detached: true,
    execArgv: [...optionsOfStart, ...(process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean)],
  });
  const [offer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${program} ended`);
    }),
  ]);
  return {
    ...offer,
    async ask(question) {
      child.send(question);
      const [answer] = await once(child, 'message');
      if (answer.failure) throw new Error(answer.failure);
      return answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Inside such a program: what it was given, and how it tells that it is ready. */
export const settings = JSON.parse(process.env.SETTINGS ?? '{}');

export async function offer(server, facts, stop) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.once('disconnect', () => void stop().then(() => process.exit(0)));
  process.send({ url: `http://127.0.0.1:${server.address().port}`, ...facts });
}
