import { CheckCircleFilled, CloseOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const places = ['topLeft', 'topCenter', 'topRight', 'bottomLeft', 'bottomCenter', 'bottomRight'] as const;
type Place = (typeof places)[number];

interface Toast {
  id: number;
  tone: 'success' | 'error';
  text: string;
  action?: { label: string; run: () => void };
  /** What it is news of: older news of the same goes. */
  replaces?: string;
  /** Where it must appear; otherwise where this person wants their news. */
  place?: Place;
}
interface Options {
  action?: Toast['action'];
  replaces?: string;
  place?: Place;
  durationMs?: number;
  /** Has its whole time again where the page is loaded anew: on a slow device it would be over before. */
  survivesReload?: boolean;
}

const storageKey = 'muster.toast';
/** What is older than this is no news of the page before. */
const longestReloadMs = 60_000;
let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  toasts = next;
  for (const tell of listeners) tell();
}

const close = (id: number) => change(toasts.filter((toast) => toast.id !== id));

function show(
  tone: Toast['tone'],
  text: string,
  { action, replaces, place, durationMs, survivesReload }: Options = {},
) {
  lastId += 1;
  const id = lastId;
  const duration = durationMs ?? (action || tone === 'error' ? 8000 : 3000);
  if (survivesReload)
    sessionStorage.setItem(storageKey, JSON.stringify({ tone, text, place, durationMs: duration, at: Date.now() }));
  const kept = toasts.filter((each) => !replaces || each.replaces !== replaces);
  change([...kept.slice(-3), { id, tone, text, action, replaces, place }]);
  setTimeout(() => close(id), duration);
}

/** Shows again what the page before this one was still showing. */
function showSurvivor() {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (!kept) return;
  const { tone, text, place, durationMs, at } = JSON.parse(kept) as Toast & { durationMs: number; at: number };
  if (Date.now() - at < longestReloadMs) show(tone, text, { place, durationMs });
}

/** Short news about what was just done, from anywhere. */
export const toast = {
  success: (text: string, options?: Options) => show('success', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
};

/** Where the news appears; read aloud as it comes. */
export function Toasts({ place: usualPlace }: { place: Place }) {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => toasts,
  );
  useEffect(showSurvivor, []);
  return places.map((place) => (
    <div key={place} className={`toasts toasts-${place}`} role="status" aria-live="polite">
      {shown
        .filter((one) => (one.place ?? usualPlace) === place)
        .map(({ id, tone, text, action }) => (
          <div key={id} className={`toast toast-${tone}`}>
            {tone === 'success' ? (
              <CheckCircleFilled aria-hidden="true" />
            ) : (
              <ExclamationCircleFilled aria-hidden="true" />
            )}
            <span>{text}</span>
            {action && (
              <button
                type="button"
                className="toast-action"
                onClick={() => {
                  close(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
            <button type="button" className="toast-close" aria-label={t('keys.close')} onClick={() => close(id)}>
              <CloseOutlined />
            </button>
          </div>
        ))}
    </div>
  ));
}
