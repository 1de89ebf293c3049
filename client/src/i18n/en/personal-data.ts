import { counted } from '../counted';

export const personalData = {
  personalData: {
    mine: 'Download my data',
    more: 'More',
    everything: 'Everything about this person',
    erase: 'Erase…',
    eraseOf: 'Erase: {{name}}',
    eraseForGood: 'Erase for good',
    first: 'This comes first',
    what: 'Names, addresses, numbers, photos, files and whatever was written go for good, out of the history too. What law has kept stays with its amounts and days, under a pseudonym. It cannot be taken back.',
    removed: 'Removed',
    kept: 'Kept under the pseudonym',
    until: 'until {{day}}',
    noTerm: 'no term is on file',
    keptFor: { pay: 'pay', time: 'working time and leave', employment: 'employment' },
    ...counted('files', '{{count}} #', ['file', 'files']),
    account: 'The account, which opens this company no more',
    erasedOn: 'Erased on {{day}} by {{name}}',
    kind: {
      InternalMail: 'Internal mails written',
      InternalMailCopy: 'Internal mails received',
      RosterFill: 'Rosters filled',
      SavedView: 'Views',
    },
  },
  field: { erasedAt: 'Erased' },
  hint: {
    eraseCode: 'Type it as it stands on the page, to confirm.',
    eraseReason: 'Such as the request it answers. It stays, without the name.',
  },
  role: { action: { erase: 'Erase who has left' } },
  history: { action: { erase: 'Erased', erase_person: 'Person erased' } },
} as const;
