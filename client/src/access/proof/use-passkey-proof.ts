import { useTranslation } from 'react-i18next';
import { showPasskey } from './passkeys';
import { useAskPasskeyMutation } from '../../generated/access/proof';

/** Asks whoever is signed in for a passkey of theirs; answers what it signed, and throws where they leave it. */
export function usePasskeyProof(): () => Promise<object> {
  const { t } = useTranslation();
  const [ask] = useAskPasskeyMutation();
  return async () => {
    const { data } = await ask();
    const shown = await showPasskey(data!.askPasskey as never);
    if (!shown) throw new Error(t('passkeys.left'));
    return shown;
  };
}
