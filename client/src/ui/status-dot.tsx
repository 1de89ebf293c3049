export type Tone = 'default' | 'success' | 'warning' | 'error' | 'processing';

/** A small labelled dot: the colour repeats what the words say, never replaces them. */
export function StatusDot({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`status-dot status-${tone}`}>{children}</span>;
}
