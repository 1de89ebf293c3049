import { unavailable } from './errors';

interface Waiting { begin: () => void; giveUp: NodeJS.Timeout }
interface Seen { who: string; at: number }

/** Places to be shared: how many somebody may hold while he is alone, and while others are there too. */
export interface Shares { places: number; alone: number; besideOthers: number }

const nobody: Seen = { who: '', at: -Infinity };
/** Milliseconds for which somebody who asked is taken to be there still. */
const presence = 1_000;

/**
 * The turns of those who share so many places: nobody holds more than his part of them, and who waits behind others of his
 * own makes nobody else wait. Of several who wait the one served longest ago comes next.
 */
export class Turns {
  private free: number;
  private readonly held = new Map<string, number>();
  private readonly queues = new Map<string, Waiting[]>();
  private last = nobody;
  private lastOther = nobody;

  constructor(private readonly shares: Shares, private readonly mostWaiting = 1_000, private readonly patienceMs = 5_000, private readonly now = () => performance.now()) {
    this.free = shares.places;
  }

  /** Done at once where a place is free, else when his turn comes; refused where too many of his own wait, or for too long. */
  take(who: string): Promise<void> | undefined {
    if (this.last.who !== who) this.lastOther = this.last;
    this.last = { who, at: this.now() };
    let queue = this.queues.get(who);
    if (!queue && this.mayHold(who)) return this.hold(who);
    if (!queue) this.queues.set(who, queue = []);
    if (queue.length >= this.mostWaiting) throw unavailable();
    return this.wait(who, queue);
  }

  giveBack(who: string): void {
    const left = this.held.get(who)! - 1;
    if (left) this.held.set(who, left);
    else this.held.delete(who);
    this.free += 1;
    this.serve();
  }

  /** All who may come now, the one served longest ago first. */
  private serve(): void {
    for (const [who, queue] of this.queues) {
      if (!this.mayHold(who)) continue;
      this.queues.delete(who);
      const { begin, giveUp } = queue.shift()!;
      if (queue.length) this.queues.set(who, queue);
      clearTimeout(giveUp);
      this.hold(who);
      begin();
    }
  }

  private wait(who: string, queue: Waiting[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: resolve,
        giveUp: setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          if (!queue.length && this.queues.get(who) === queue) this.queues.delete(who);
          reject(unavailable());
        }, this.patienceMs),
      };
      queue.push(waiting);
    });
  }

  private mayHold(who: string): boolean {
    const other = this.last.who === who ? this.lastOther : this.last;
    const most = this.now() - other.at < presence ? this.shares.besideOthers : this.shares.alone;
    return this.free > 0 && (this.held.get(who) ?? 0) < most;
  }

  private hold(who: string): undefined {
    this.free -= 1;
    this.held.set(who, (this.held.get(who) ?? 0) + 1);
  }
}
