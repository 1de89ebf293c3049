import { useEffect, useRef } from 'react';
import { useInterfaceSettingsQuery, useKeepInterfaceSettingsMutation } from '../../generated/access';
import { useSettings } from './settings';
import { settingsFrom } from './settings-rules';

const quietMs = 400;

/** Brings the settings of the signed-in person from the server once, and takes there what they choose from then on. */
export function KeepSettings() {
  const { chosen, changes, adopt } = useSettings();
  const { data } = useInterfaceSettingsQuery({ fetchPolicy: 'network-only' });
  const [keep] = useKeepInterfaceSettingsMutation();
  const kept = useRef(changes);
  const isUntouched = useRef(true);

  useEffect(() => {
    if (changes === kept.current) return undefined;
    isUntouched.current = false;
    const timer = setTimeout(() => {
      kept.current = changes;
      // In this browser they are kept already; the next change tries the server again.
      keep({ variables: { settings: chosen } }).catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [changes, chosen, keep]);

  const fromServer = data?.settings;
  useEffect(() => {
    if (fromServer && isUntouched.current) adopt(settingsFrom(fromServer));
  }, [fromServer, adopt]);
  return null;
}
