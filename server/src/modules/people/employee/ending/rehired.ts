import type { Ctx } from '../../../../platform/context';
import { Question } from '../../../../platform/question';

/** What goes with a person from a former employment to the new one. */
export const rehired = new Question<(ctx: Ctx, from: string, to: string) => Promise<void>>();
