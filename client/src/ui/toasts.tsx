import { CheckCircleFilled, CloseOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

interface Toast {
  id: number;
  tone: 'success' | 'error';
  text: string;
  action?: { label: string; run: () => void };
  place: 'topRight' | 'bottomRight';
}
interface Options {
  action?: Toast['action'];
  place?: Toast['place'];
  durationMs?: number;
}

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  toasts = next;
  for (const tell of listeners) tell();
}

const close = (id: number) => change(toasts.filter((toast) => toast.id !== id));

function show(tone: Toast['tone'], text: string, { action, place = 'topRight', durationMs }: Options = {}) {
  lastId += 1;
  const id = lastId;
  change([...toasts.slice(-3), { id, tone, text, action, place }]);
  setTimeout(() => close(id), durationMs ?? (action || tone === 'error' ? 8000 : 3000));
}

/** Short news about what was just done, from anywhere. */
export const toast = {
  success: (text: string, options?: Options) => show('success', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
};

/** Where the news appears; read aloud as it comes. */
export function Toasts() {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => toasts,
  );
  return (['topRight', 'bottomRight'] as const).map((place) => (
    <div key={place} className={`toasts toasts-${place}`} role="status" aria-live="polite">
      {shown
        .filter((one) => one.place === place)
        .map(({ id, tone, text, action }) => (
          <div key={id} className={`toast toast-${tone}`}>
            {tone === 'success' ? <CheckCircleFilled aria-hidden="true" /> : <ExclamationCircleFilled aria-hidden="true" />}
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
