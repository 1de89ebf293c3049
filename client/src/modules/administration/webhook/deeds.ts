/** What webhooks can tell of, as the server calls it. */
export const deeds = ['create', 'update', 'delete', 'other'] as const;
