interface Grant {
  subject: string;
  action: string;
  scope: string;
}

/** Without the type's name that answers carry and the server does not take back. */
export const grantsIn = (value: unknown): Grant[] =>
  Array.isArray(value) ? (value as Grant[]).map(({ subject, action, scope }) => ({ subject, action, scope })) : [];
