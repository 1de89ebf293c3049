import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendPunchesMutation, type ClockPositionInput } from '../../../generated/time/pieces';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

interface KeptPunch {
  externalId: string;
  at: string;
  direction: 'in' | 'out';
  latitude?: string;
  longitude?: string;
  accuracy?: number | null;
  photo?: string;
}

/** Refusals of the moment, after which a punch is sent again; what is refused for good is told and let go. */
const mayPass = new Set([
  'OFFLINE',
  'BUSY',
  'UNAVAILABLE',
  'UNAUTHENTICATED',
  'OFF_NETWORK',
  'TOO_MANY',
  'NO_COMPANY',
  'INTERNAL',
  'OUTCOME_UNKNOWN',
]);

/** What one person tapped on this device while it was offline. */
const placeOf = (userId: string) => `muster.punches.${userId}`;

function keptBy(userId: string): KeptPunch[] {
  try {
    return JSON.parse(localStorage.getItem(placeOf(userId)) ?? '[]') as KeptPunch[];
  } catch {
    return [];
  }
}

/**
 * Punches kept on this device until they are sent: one after the other, as soon as it is online again, and whenever the
 * clock is opened.
 */
export function useKeptPunches(userId: string, onSent: () => void) {
  const [kept, setKept] = useState(() => keptBy(userId));
  const { t } = useTranslation();
  const [send] = useSendPunchesMutation();
  const store = (punches: KeptPunch[]) => {
    try {
      localStorage.setItem(placeOf(userId), JSON.stringify(punches));
    } catch {
      // The device has no room for photos any more: the times go before them.
      localStorage.setItem(placeOf(userId), JSON.stringify(punches.map(({ photo: _photo, ...punch }) => punch)));
    }
    setKept(punches);
  };
  const keep = (direction: KeptPunch['direction'], position: ClockPositionInput | null, photo: string | null) =>
    store([
      ...keptBy(userId),
      {
        externalId: crypto.randomUUID(),
        at: new Date(Math.floor(Date.now() / 1000) * 1000).toISOString(),
        direction,
        ...position,
        ...(photo && { photo }),
      },
    ]);

  const sendKept = useRef<() => Promise<void>>(async () => undefined);
  useEffect(() => {
    sendKept.current = async () => {
      for (const punch of keptBy(userId)) {
        if (!navigator.onLine) return;
        try {
          await send({ variables: { punches: [punch] } });
          toast.success(t('punch.keptSent'));
        } catch (error) {
          const { code, message } = serverErrorFrom(error);
          if (mayPass.has(code)) return;
          toast.error(message);
        }
        store(keptBy(userId).filter(({ externalId }) => externalId !== punch.externalId));
        onSent();
      }
    };
  });
  useEffect(() => {
    const whenOnline = () => void sendKept.current();
    whenOnline();
    window.addEventListener('online', whenOnline);
    return () => window.removeEventListener('online', whenOnline);
  }, []);
  return { kept, keep };
}
