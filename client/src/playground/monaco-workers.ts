const made = {
  json: () => new Worker(new URL('./json.worker.ts', import.meta.url), { type: 'module' }),
  graphql: () => new Worker(new URL('./graphql.worker.ts', import.meta.url), { type: 'module' }),
  editor: () => new Worker(new URL('./editor.worker.ts', import.meta.url), { type: 'module' }),
};

/** The editor's workers as files of this site: nothing is fetched from elsewhere and no code is made from text. */
window.MonacoEnvironment = {
  getWorker: (_id: string, label: string) => made[label === 'json' || label === 'graphql' ? label : 'editor'](),
};
