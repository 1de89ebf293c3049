import { unavailable } from './errors';

interface Waiting { begin: () => void; giveUp: NodeJS.Timeout }

/**
 * The turns of those who share so many places: nobody holds more than his part of them, and who waits behind others of his
 * own makes nobody else wait. Of several who wait the one served longest ago comes next.
 */
export class Turns {
  private readonly held = new Map<string, number>();
  private readonly queues = new Map<string, Waiting[]>();

  constructor(private places: number, private readonly mostHeld: number, private readonly mostWaiting = 1_000, private readonly patienceMs = 5_000) {}

  /** Done at once where a place is free, else when his turn comes; refused where too many of his own wait, or for too long. */
  take(who: string): Promise<void> | undefined {
    if (this.places > 0 && this.mayHold(who)) return this.hold(who);
    const queue = this.queues.get(who) ?? [];
    if (queue.length >= this.mostWaiting) throw unavailable();
    this.queues.set(who, queue);
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

  giveBack(who: string): void {
    const left = this.held.get(who)! - 1;
    if (left) this.held.set(who, left);
    else this.held.delete(who);
    this.places += 1;
    for (const [next, queue] of this.queues) {
      if (!this.mayHold(next)) continue;
      this.queues.delete(next);
      const { begin, giveUp } = queue.shift()!;
      if (queue.length) this.queues.set(next, queue);
      clearTimeout(giveUp);
      this.hold(next);
      return begin();
    }
  }

  private mayHold(who: string): boolean {
    return (this.held.get(who) ?? 0) < this.mostHeld;
  }

  private hold(who: string): undefined {
    this.places -= 1;
    this.held.set(who, (this.held.get(who) ?? 0) + 1);
  }
}
