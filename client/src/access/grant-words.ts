import { useTranslation } from 'react-i18next';

const spelled = (name: string) =>
  name
    .replace(/(?!^)([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** Subjects, actions and scopes in the reader's language; one this version has no word for is spelled out. */
export function useGrantWords() {
  const { t } = useTranslation();
  return {
    subject: (name: string) => t(`area.${name as 'Employee'}.many`, { defaultValue: spelled(name) }),
    action: (name: string) => t(`role.action.${name as 'read'}`, { defaultValue: spelled(name) }),
    scope: (name: string) => t(`role.scope.${name as 'own'}`, { defaultValue: spelled(name) }),
  };
}
