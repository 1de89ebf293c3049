import type { Area } from '../../../platform/records/area';
import { Question } from '../../../platform/question';

/** The area of leave itself, for the rules its declaration is made of: which grants somebody has on it. */
export const leaveArea = new Question<Area>();
