import type { Choices } from './choice';

export const administrationChoices = {
  membershipStatus: { invited: 'processing', active: 'success', suspended: 'warning', left: 'default' },
  permissionType: { platform: 'default', company: 'default' },
  identityProviderKind: { oidc: 'default', saml: 'default' },
  webhookDeliveryState: { queued: 'processing', delivered: 'success', failed: 'error' },
  tokenStanding: { unissued: 'default', active: 'success', expired: 'default', revoked: 'error' },
  userStatus: { active: 'success', inactive: 'default' },
  userType: { admin: 'processing', client: 'default', employee: 'default' },
} satisfies Partial<Choices>;
