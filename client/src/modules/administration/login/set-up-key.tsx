import { QRCode } from 'antd';
import { useTranslation } from 'react-i18next';

/** What an authenticator app has to know: as a picture to scan, and as a key to type. */
export function SetUpKey({ secret, address }: { secret: string; address: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('twoFactor.scan')}</p>
      <div className="two-factor-picture">
        {/* Black on white in the dark too: not every app reads the other. */}
        <QRCode
          aria-label={t('twoFactor.qr')}
          value={address}
          size={200}
          color="#000"
          bgColor="#fff"
          bordered={false}
        />
      </div>
      <p>
        {t('twoFactor.typed')}
        <code className="two-factor-key" dir="ltr">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
    </>
  );
}
