import { TranslationOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages } from '../../i18n/languages';
import { MenuButton } from '../../ui/menu-button';
import { useSettings } from './settings';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, setLanguage } = useSettings();
  return (
    <MenuButton
      type="text"
      align="end"
      icon={<TranslationOutlined />}
      aria-label={t('shell.language')}
      choices={languageCodes.map((code) => ({
        key: code,
        label: <span lang={code}>{languages[code].name}</span>,
        selected: code === language,
        run: () => void setLanguage(code),
      }))}
    />
  );
}
