/** What the flow files of a worker share, by name. It outlives them, as the modules beside this one do not. */
interface Kept {
  made: Map<string, Promise<unknown>>;
  closeAll(): Promise<void>;
}

const holder = globalThis as { musterKept?: Kept };
/** Jest asks a worker to end by a message that begins with this number. */
const END = 2;

/** What was made under this name in this worker, or is made now; closed when the worker ends. */
export function kept<T>(name: string, make: () => Promise<T>, close: (made: T) => Promise<unknown>): Promise<T> {
  const { made, closeAll } = (holder.musterKept ??= begin());
  if (!made.has(name)) {
    const making = make();
    made.set(name, making);
    holder.musterKept.closeAll = async () => {
      await Promise.all([closeAll(), making.then(close).catch(() => undefined)]);
    };
  }
  return made.get(name) as Promise<T>;
}

function begin(): Kept {
  const listen = ([message]: [number]): void => {
    if (message !== END) return;
    process.off('message', listen);
    void holder.musterKept?.closeAll();
  };
  process.on('message', listen);
  return { made: new Map(), closeAll: async () => undefined };
}
