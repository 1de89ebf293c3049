import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/i18n';

export interface Shown {
  badge?: string;
  employee?: string;
  pin?: string;
}
export type Taken = { name: string; direction: 'in' | 'out'; at: string } | { refused: string };
interface Device {
  name: string;
  timeZone: string;
  asksPhoto: boolean;
}

const place = 'muster.kiosk';

/** The token of this tablet: from the address it was opened with, which then forgets it, or as it was kept. */
function tokenHere(): string {
  const given = window.location.hash.slice(1);
  if (given) {
    localStorage.setItem(place, given);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return localStorage.getItem(place) ?? '';
}

async function call(
  path: string,
  token: string,
  body?: object,
): Promise<{ status: number; answer: Record<string, string> }> {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Device ${token}`,
      'content-type': 'application/json',
      'accept-language': currentLanguage(),
    },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, string> };
}

/** What this tablet is known as, and how it takes somebody in or out. */
export function useKioskDevice() {
  const { t } = useTranslation();
  const [token] = useState(tokenHere);
  const [device, setDevice] = useState<Device | null>(null);
  const [isUnknown, setUnknown] = useState(token === '');
  useEffect(() => {
    if (!token) return;
    call('/device/self', token)
      .then(({ status, answer }) =>
        status === 200
          ? setDevice({
              name: answer.name ?? '',
              timeZone: answer.timeZone ?? 'UTC',
              asksPhoto: answer.photo === 'flag' || answer.photo === 'refuse',
            })
          : setUnknown(true),
      )
      .catch(() => undefined);
  }, [token]);
  const take = async (shown: Shown, photo: string | null): Promise<Taken> => {
    try {
      const { status, answer } = await call('/device/kiosk', token, { ...shown, photo });
      if (status === 200)
        return { name: answer.name ?? '', direction: answer.direction === 'out' ? 'out' : 'in', at: answer.at ?? '' };
      if (status === 401) setUnknown(true);
      return { refused: answer.message ?? t('failure.offline') };
    } catch {
      return { refused: t('failure.offline') };
    }
  };
  return { device, isUnknown, take };
}
