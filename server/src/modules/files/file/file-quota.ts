import { Question } from '../../../platform/question';

/** What the files of companies may take, as SQL reads it: a row of each company. */
export const companyFileQuota = new Question<string>();
