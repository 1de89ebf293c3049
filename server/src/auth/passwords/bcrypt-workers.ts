import { Worker } from 'node:worker_threads';
import { unavailable } from '../../platform/errors';

type Job = { kind: 'hash'; password: string; cost: number } | { kind: 'compare'; password: string; hash: string };
type Answer = { value: string | boolean } | { error: string };
interface Waiting {
  job: Job;
  resolve: (value: string | boolean) => void;
  reject: (error: Error) => void;
}
interface Seat {
  worker: Worker;
  current: Waiting | null;
}

const source = `
const { parentPort, workerData } = require('node:worker_threads');
const bcrypt = require(workerData.bcrypt);
parentPort.on('message', (job) => {
  const run = job.kind === 'hash' ? bcrypt.hash(job.password, job.cost) : bcrypt.compare(job.password, job.hash);
  run.then((value) => parentPort.postMessage({ value }), (error) => parentPort.postMessage({ error: String(error) }));
});`;

const maximumWaiting = 200;

/**
 * bcrypt beside the main thread, so that a flood of sign-ins does not delay other requests.
 * At most `size` run at once and 200 wait; beyond that the caller gets 503. Idle threads do not keep the process alive.
 */
export class BcryptWorkers {
  private readonly seats: Seat[] = [];
  private readonly queue: Waiting[] = [];
  private closed = false;

  constructor(private readonly size: number) {}

  hash(password: string, cost: number): Promise<string> {
    return this.run({ kind: 'hash', password, cost }) as Promise<string>;
  }

  compare(password: string, hash: string): Promise<boolean> {
    return this.run({ kind: 'compare', password, hash }) as Promise<boolean>;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.splice(0)) waiting.reject(unavailable());
    await Promise.all(this.seats.splice(0).map((seat) => seat.worker.terminate()));
  }

  private run(job: Job): Promise<string | boolean> {
    if (this.closed || this.queue.length >= maximumWaiting) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      this.queue.push({ job, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    const seat = this.seats.find(({ current }) => !current) ?? this.newSeat();
    const waiting = seat && this.queue.shift();
    if (!seat || !waiting) return;
    seat.current = waiting;
    seat.worker.ref();
    seat.worker.postMessage(waiting.job);
  }

  private newSeat(): Seat | undefined {
    if (this.seats.length >= this.size || this.queue.length === 0) return undefined;
    const worker = new Worker(source, { eval: true, workerData: { bcrypt: require.resolve('bcryptjs') } });
    const seat: Seat = { worker, current: null };
    worker.on('message', (answer: Answer) => {
      const { current } = seat;
      seat.current = null;
      worker.unref();
      if ('error' in answer) current?.reject(new Error(answer.error));
      else current?.resolve(answer.value);
      this.next();
    });
    worker.on('error', (error: Error) => this.lose(seat, error));
    worker.on('exit', () => this.lose(seat, unavailable()));
    worker.unref();
    this.seats.push(seat);
    return seat;
  }

  /** A thread that died takes its one job with it; the next job starts a new thread. */
  private lose(seat: Seat, error: Error): void {
    const place = this.seats.indexOf(seat);
    if (place >= 0) this.seats.splice(place, 1);
    seat.current?.reject(error);
    seat.current = null;
    if (!this.closed) this.next();
  }
}
