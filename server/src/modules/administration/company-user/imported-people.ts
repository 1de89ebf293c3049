import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';

/** Whom an import has made, of one the asker may read. */
export const importedPeople = new Question<(ctx: Ctx, importId: string) => Promise<string[]>>();
