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
    choose: 'You are invited to {{company}}. Choose a password for the account {{email}} to accept.',
    hasAccount:
      'You are invited to {{company}}. {{email}} has an account here already: accept, and you enter {{company}} with it. Your name and password stay as they are, and {{company}} sees your name.',
    accept: 'Accept the invitation',
    accepted: 'You belong to {{company}} now. Sign in to enter it.',
    joined: 'You belong to {{company}} now. Switch to it at the top of any page.',
  },
  matrix: {
    find: 'Find a subject',
    wholeRow: 'Everything',
    none: 'No subject has this name.',
  },
} as const;
