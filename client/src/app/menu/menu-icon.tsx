import { lazy, Suspense } from 'react';

// Drawings weigh, and the menu is read by its words: they come after the shell.
const MenuGlyph = lazy(() => import('./menu-glyphs'));

export function MenuIcon({ name }: { name?: string | null }) {
  return (
    <span className="menu-icon" aria-hidden="true">
      <Suspense fallback={null}>
        <MenuGlyph name={name} />
      </Suspense>
    </span>
  );
}
