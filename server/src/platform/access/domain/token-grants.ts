interface Grant {
  subject: string;
  action: string;
  scope: 'own' | 'team' | 'department' | 'company';
}

/**
 * What a program may be let do. Decisions (approve, verify, post, pay, …) are for people, and so is what is new until
 * somebody adds it here.
 */
export const tokenActions: readonly string[] = [
  'read',
  'create',
  'update',
  'delete',
  'read_sensitive',
  'export',
  'download',
  'renew',
  'submit',
  'calculate',
];

/** What decides who may do what: programs read it and change nothing of it. */
export const onlyReadByTokens: readonly string[] = [
  'ApiToken',
  'ApprovalFlow',
  'AuditStream',
  'Company',
  'CompanyDomain',
  'CompanyRole',
  'CompanyUser',
  'IdentityProvider',
  'User',
  'Webhook',
  'WebhookDelivery',
];

export const isForTokens = ({ subject, action }: Pick<Grant, 'subject' | 'action'>): boolean =>
  tokenActions.includes(action) && (action === 'read' || !onlyReadByTokens.includes(subject));

/** The wider of two scopes holds all of the other, but a team and a department share only oneself for sure. */
function common(one: Grant['scope'], other: Grant['scope']): Grant['scope'] {
  if (one === other || other === 'company') return one;
  return one === 'company' ? other : 'own';
}

/**
 * What a token may do: what its role grants, as far as whoever made the token holds it themselves (everything, for an
 * admin), and never a decision.
 */
export function grantsOfToken(role: readonly Grant[], held: readonly Grant[] | 'everything'): Grant[] {
  const asked = role.filter(isForTokens);
  if (held === 'everything') return [...asked];
  return asked.flatMap((grant) =>
    held
      .filter(({ subject, action }) => subject === grant.subject && action === grant.action)
      .map(({ scope }) => ({ ...grant, scope: common(grant.scope, scope) })),
  );
}

/** The longest a token may last, in days. */
export const longestTokenDays = 366;
