export const jobs = {
  jobs: {
    title: 'Failed work',
    detail: 'Work in the background that was tried several times and then given up.',
    none: 'Nothing failed',
    noneWhy: 'Mails, payrolls, imports and reminders run as they should.',
    retry: 'Try again',
    retryWhat: 'Try again: {{what}}',
    retryAll: 'Try all again',
    retried: 'Tried again now: {{count}}',
    gone: 'It runs again or is done already.',
    tried: 'last tried {{when}}, attempts: {{count}}',
    asked: 'asked for {{when}}',
    said: 'What the program said',
  },
} as const;
