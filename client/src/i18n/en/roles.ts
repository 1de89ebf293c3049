export const roles = {
  view: {
    as: 'View as',
    asRole: 'View as {{role}}',
    what: 'You see the menu, pages and rows this role shows. Nothing can be changed until you stop.',
    eyes: 'With the eyes of',
    eyesHint: 'Decides what “own” and “team” mean. Without it a role for one’s own rows shows none.',
    now: 'You see what the role {{role}} sees. Nothing can be changed.',
    stop: 'Stop viewing',
  },
  invite: {
    again: 'Send the invitation again',
    sent: 'The invitation is on its way to {{email}}',
    welcome: 'Welcome, {{name}}',
  },
  matrix: {
    find: 'Find a subject',
    wholeRow: 'Everything',
    none: 'No subject has this name.',
  },
} as const;
