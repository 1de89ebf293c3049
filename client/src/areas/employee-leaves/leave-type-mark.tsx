import type { Kind } from '../../crud/kinds/kind';
import './leave.css';

interface Mark {
  title: string;
  colour: string;
}

/** What a type is called, behind a dot of its colour. */
export function TypeMark({ title, colour }: Mark) {
  return (
    <span className="leave-type-mark">
      <span className="leave-dot" style={{ background: colour }} aria-hidden="true" />
      <span dir="auto">{title}</span>
    </span>
  );
}

export const leaveTypeKind = {
  kind: 'own',
  Show: ({ value }: { value: unknown }) => (value ? <TypeMark {...(value as Mark)} /> : null),
  Input: () => null,
} satisfies Kind;
