import { EventEmitter } from 'node:events';
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';

const againMs = 1_000;

/** What a lane asks of the process it is in. */
export interface LaneProcess {
  /** Keeps others from taking for dead who begins to take jobs and does not show it yet. */
  whileStarting(work: () => Promise<void>): Promise<void>;
  /** Shows that jobs are taken under an id by somebody who lives, and under the former one no more. */
  show(id: string, former?: string): Promise<void>;
  /** Resolves once no job runs. */
  runningEnd(): Promise<void>;
}

/** Some places for jobs: a runner of graphile-worker, and another one whenever it ends though nobody asked it to. */
export class Lane {
  /** Under which it takes jobs; made by graphile-worker, which takes no other. */
  id = '';
  private runner: Runner | null = null;
  private isStopping = false;

  constructor(
    private readonly options: RunnerOptions,
    private readonly log: Logger,
    private readonly process: LaneProcess,
  ) {}

  async start(): Promise<void> {
    const former = this.id || undefined;
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      this.id = workerPool.id;
    });
    const runner = await run({ ...this.options, events });
    this.runner = runner;
    const ended = runner.promise.then(
      () => 'without a reason',
      (error: Error) => error.message,
    );
    await this.process.show(this.id, former);
    void ended.then((reason) => this.goOn(reason));
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.runner?.stop().catch(() => undefined);
  }

  private async goOn(reason: string): Promise<void> {
    if (this.isStopping) return;
    this.log.error({ reason }, 'the runner of jobs ended, another one begins');
    await this.process.runningEnd();
    for (;;) {
      await new Promise((resolve) => {
        setTimeout(resolve, againMs).unref();
      });
      if (this.isStopping) return;
      try {
        return await this.process.whileStarting(() => this.start());
      } catch (error) {
        this.log.warn({ err: error }, 'the runner of jobs could not begin');
      }
    }
  }
}
