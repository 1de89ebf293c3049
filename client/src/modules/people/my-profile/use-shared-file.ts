import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../../../ui/dialogs/toasts';
import { sendFile } from '../../../ui/words/upload';

/** Brought to the server, and saved with nothing yet. */
export interface SharedFile {
  id: string;
  name: string;
}

/** The file that was shared to the installed app from another (public/sw.js), told once when it has arrived. */
export function useSharedFile(arrived: (file: SharedFile) => void): void {
  const { t, i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const count = address.get('shared');
  const bring = useEffectEvent(async (files: number) => {
    setAddress({}, { replace: true });
    const file = await takeShared();
    if (!file) return toast.error(t('profile.sharedLost'));
    if (files > 1) toast.error(t('profile.sharedFirst', { name: file.name }));
    try {
      const { id } = await sendFile<{ id: string }>('/upload/file', file, {
        language: i18n.language,
        onProgress: () => undefined,
      });
      arrived({ id, name: file.name });
    } catch (error) {
      toast.error((error instanceof Error && error.message) || t('failure.offline'));
    }
  });
  useEffect(() => {
    if (count !== null) void bring(Number(count));
  }, [count]);
}

async function takeShared(): Promise<File | null> {
  if (!('caches' in window)) return null;
  const cache = await caches.open('muster-shared');
  const kept = await cache.match('/share');
  await cache.delete('/share');
  if (!kept) return null;
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}
