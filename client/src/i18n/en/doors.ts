export const doors = {
  area: {
    ApiToken: { one: 'API token', many: 'API tokens', add: 'New token', none: 'No API tokens yet', why: 'Programs of your own read and write here with a token, as far as its role lets them.' },
  },
  field: {
    tokenExpires: 'Last day',
    lastUsedAt: 'Last used',
    lastUsedFrom: 'Last used from',
    revokedAt: 'Revoked on',
    tokenStanding: 'State',
    tokenOwner: 'Acts for',
    tokenPrefix: 'Begins with',
    tokenRole: 'Role that bounds it',
  },
  hint: {
    tokenRole: 'It may do what this role grants, never more than you may yourself at the time, and decides nothing: approving stays with people.',
    tokenExpires: 'At most a year ahead.',
  },
  choice: { tokenStanding: { unissued: 'Not given out', active: 'In use', expired: 'Expired', revoked: 'Revoked' } },
  verb: { revoke: 'Revoke' },
  verbDone: { revoke: 'Revoked' },
  role: { action: { issue: 'Give it a value', revoke: 'Revoke' } },
  history: { action: { issue: 'Given a value', revoke: 'Revoked' }, byToken: '{{who}}, by the token {{token}}' },
  secret: { copy: 'Copy', copied: 'Copied' },
  apiToken: {
    issue: 'Show its value',
    again: 'New value',
    endsTheOther: 'The value it has now stops working at once.',
    title: 'Value of the token',
    once: 'Copy it now and keep it where your program finds it: it is shown this once.',
    value: 'Value of the token',
  },
} as const;
