import type { Declared } from './approval/approval';
import type { Services } from './context';
import type { SealedPlace } from './database/encryption/sealed-places';
import type { Importable } from './import/importable';
import type { JobHandler } from './jobs/jobs';
import type { Answered } from './question';

/** What a module of the product brings, told once: its manifest. */
export interface Module {
  resolvers: Function[];
  /** Which of its rows wait for somebody's decision. */
  approvals?: Declared[];
  /** Which of its areas are filled from lists, in the order it is offered. */
  importables?: Importable[];
  /** What modules before it ask of it. */
  answers?: Answered[];
  /** Where it keeps encrypted values besides the encrypted fields of its areas. */
  sealed?: SealedPlace[];
  /** Background jobs by name. */
  jobs?(services: Services): Record<string, JobHandler>;
  /** Lines of graphile-worker's crontab, in UTC. */
  schedule?: string[];
  /** Jobs that work through all companies and may take long in a large one: they leave some places to the others. */
  longJobs?: string[];
}
