import { useTranslation } from 'react-i18next';

const minimumCharacters = 8;
const maximumBytes = 72;

/** What a new password must be, as a rule of a form; the server asks the same. */
export function usePasswordRule() {
  const { t } = useTranslation();
  return {
    validator: (_rule: unknown, password?: unknown) => {
      if (typeof password !== 'string' || !password) return Promise.resolve();
      if ([...password].length < minimumCharacters) return Promise.reject(new Error(t('password.tooShort')));
      if (new TextEncoder().encode(password).length > maximumBytes)
        return Promise.reject(new Error(t('password.tooLong')));
      return Promise.resolve();
    },
  };
}
