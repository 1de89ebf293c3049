import { unavailable } from '../errors';

interface Waiting {
  begin: (turn: Turn) => void;
  giveUp: NodeJS.Timeout;
}
interface Seen {
  who: string;
  at: number;
}

/** Of whom, and since when. */
export interface Turn {
  who: string;
  since: number;
}

/** Places to be shared: how many somebody may hold at all, and begin within a moment while others are there too. */
export interface Shares {
  places: number;
  most: number;
  besideOthers: number;
}

const nobody: Seen = { who: '', at: -Infinity };
/** Milliseconds for which somebody who asked is taken to be there still. */
const presence = 1_000;
/** What lasts longer has been let in already: it keeps others of its own from no turn. */
const moment = 200;

/**
 * The turns of those who share so many places: nobody holds more than their part of them, and who waits behind others
 * of their own makes nobody else wait. Of several who wait the one served longest ago comes next.
 */
export class TenantFairQueue {
  private free: number;
  private readonly held = new Map<string, Turn[]>();
  private readonly queues = new Map<string, Waiting[]>();
  private again: NodeJS.Timeout | null = null;
  private last = nobody;
  private lastOther = nobody;

  constructor(
    private readonly shares: Shares,
    private readonly mostWaiting = 1_000,
    private readonly patienceMs = 5_000,
    private readonly now = () => performance.now(),
  ) {
    this.free = shares.places;
  }

  /**
   * Done at once where a place is free, else when their turn comes; refused where too many of their own wait, or for
   * too long.
   */
  take(who: string): Promise<Turn> | Turn {
    if (this.last.who !== who) this.lastOther = this.last;
    this.last = { who, at: this.now() };
    let queue = this.queues.get(who);
    if (!queue && this.mayHold(who)) return this.hold(who);
    if (!queue) this.queues.set(who, (queue = []));
    if (queue.length >= this.mostWaiting) throw unavailable();
    return this.wait(who, queue);
  }

  giveBack(turn: Turn): void {
    const held = this.held.get(turn.who)!;
    held.splice(held.indexOf(turn), 1);
    if (!held.length) this.held.delete(turn.who);
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
      begin(this.hold(who));
    }
    if (this.queues.size && !this.again)
      this.again = setTimeout(() => {
        this.again = null;
        this.serve();
      }, moment);
  }

  private wait(who: string, queue: Waiting[]): Promise<Turn> {
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
      this.serve();
    });
  }

  private mayHold(who: string): boolean {
    const other = this.last.who === who ? this.lastOther : this.last;
    const [now, held] = [this.now(), this.held.get(who) ?? []];
    const isAlone = now - other.at >= presence;
    return (
      this.free > 0 &&
      held.length < this.shares.most &&
      (isAlone || held.filter(({ since }) => now - since < moment).length < this.shares.besideOthers)
    );
  }

  private hold(who: string): Turn {
    const turn = { who, since: this.now() };
    this.free -= 1;
    const held = this.held.get(who);
    if (held) held.push(turn);
    else this.held.set(who, [turn]);
    return turn;
  }
}
