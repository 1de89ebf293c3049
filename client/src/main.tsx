import { createRoot } from 'react-dom/client';
import { Root } from './app/root';
import { startTranslations } from './i18n/i18n';
import './app/style.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element named root');

await startTranslations();
createRoot(root).render(<Root />);

// Without it everything works too, but offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
