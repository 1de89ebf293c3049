import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCamera } from '../../../ui/camera';
import { LanguageSwitch } from '../../../app/bars/language-switch';
import { useKioskDevice, type Shown, type Taken } from './kiosk-device';

const answerMs = 6_000;

/**
 * A shared tablet: whoever stands before it shows a badge, or a number with its PIN, and is told whether they came or
 * went.
 */
export function Component() {
  const { t } = useTranslation();
  const { device, isUnknown, take } = useKioskDevice();
  const asksPhoto = device?.asksPhoto ?? false;
  const { video, state, shoot } = useCamera(asksPhoto);
  const [form] = Form.useForm<Shown>();
  const [way, setWay] = useState<'badge' | 'number'>('badge');
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const first = useRef<HTMLDivElement>(null);
  const now = useClock();
  const time = (at: Date) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: device?.timeZone }).format(at);
  useEffect(() => {
    if (!taken) return undefined;
    const timer = setTimeout(() => setTaken(null), answerMs);
    return () => clearTimeout(timer);
  }, [taken]);

  const submit = async (shown: Shown) => {
    setBusy(true);
    setTaken(await take(shown, asksPhoto ? shoot() : null));
    setBusy(false);
    form.resetFields();
    first.current?.querySelector('input')?.focus();
  };
  return (
    <main className="kiosk">
      <title>{`${t('punch.kiosk')} · Muster`}</title>
      <div className="kiosk-panel" ref={first}>
        <LanguageSwitch />
        <h1>{t('punch.kiosk')}</h1>
        {isUnknown ? (
          <Alert type="error" showIcon title={t('punch.unknownDevice')} />
        ) : (
          <>
            <bdi className="kiosk-time figure">{time(now)}</bdi>
            <p className="quiet">
              {device?.name} · {t('punch.kioskHint')}
            </p>
            {asksPhoto && (
              <>
                <video
                  ref={video}
                  className="camera"
                  muted
                  playsInline
                  hidden={state === 'failed'}
                  aria-label={t('punch.camera')}
                />
                <p className="quiet">{t(state === 'failed' ? 'punch.kioskNoCamera' : 'punch.photoWhy')}</p>
              </>
            )}
            <div className="kiosk-answer" role="status">
              {taken &&
                ('refused' in taken ? (
                  <Alert type="error" title={taken.refused} />
                ) : (
                  <Alert
                    type="success"
                    title={t(taken.direction === 'in' ? 'punch.cameIn' : 'punch.wentOut', {
                      name: taken.name,
                      time: time(new Date(taken.at)),
                    })}
                  />
                ))}
            </div>
            <Form form={form} layout="vertical" requiredMark={false} onFinish={(shown) => void submit(shown)}>
              {way === 'badge' ? (
                <Form.Item
                  name="badge"
                  label={t('punch.badge')}
                  rules={[{ required: true, message: t('form.needed', { field: t('punch.badge') }) }]}
                >
                  <Input size="large" autoComplete="off" autoFocus dir="ltr" />
                </Form.Item>
              ) : (
                <>
                  <Form.Item
                    name="employee"
                    label={t('punch.number')}
                    rules={[{ required: true, message: t('form.needed', { field: t('punch.number') }) }]}
                  >
                    <Input size="large" autoComplete="off" autoFocus dir="ltr" />
                  </Form.Item>
                  <Form.Item
                    name="pin"
                    label={t('punch.pin')}
                    rules={[{ required: true, message: t('punch.pinHint') }]}
                  >
                    <Input.Password size="large" inputMode="numeric" autoComplete="off" maxLength={8} dir="ltr" />
                  </Form.Item>
                </>
              )}
              <Button type="primary" size="large" htmlType="submit" block loading={busy}>
                {t('punch.tap')}
              </Button>
            </Form>
            <Button type="link" onClick={() => setWay(way === 'badge' ? 'number' : 'badge')}>
              {t(way === 'badge' ? 'punch.byNumber' : 'punch.byBadge')}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}

function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
