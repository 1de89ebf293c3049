export type Filter = { and?: Filter[]; or?: Filter[] } & { [field: string]: unknown };
