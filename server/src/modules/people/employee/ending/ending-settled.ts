import type { Ctx } from '../../../../platform/context';
import { Question } from '../../../../platform/question';

/** Whether the end of an employee's service is settled, so that it is not taken back. */
export const endingSettled = new Question<(ctx: Ctx, employeeId: string) => Promise<boolean>>();
