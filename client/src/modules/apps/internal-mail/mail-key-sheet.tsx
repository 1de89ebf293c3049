import { useTranslation } from 'react-i18next';
import KeySheet from '../../../list/key-sheet';

export default function MailKeySheet({ close }: { close: () => void }) {
  const { t } = useTranslation();
  return (
    <KeySheet
      close={close}
      keys={[
        ['c', t('email.keys.compose')],
        ['/', t('keys.search')],
        ['j', t('email.keys.next')],
        ['k', t('email.keys.previous')],
        ['o', t('email.keys.open')],
        ['u', t('email.keys.back')],
        ['x', t('email.keys.select')],
        ['s', t('email.keys.star')],
        ['e', t('email.keys.trash')],
        ['#', t('email.keys.trash')],
        ['r', t('email.keys.reply')],
        ['a', t('email.keys.replyAll')],
        ['f', t('email.keys.forward')],
        ['Esc', t('keys.close')],
        ['?', t('keys.help')],
      ]}
    />
  );
}
