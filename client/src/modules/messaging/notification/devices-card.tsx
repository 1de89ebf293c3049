import { DeleteOutlined } from '@ant-design/icons';
import { Card, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddPushDeviceMutation,
  useMyPushDevicesQuery,
  usePushPublicKeyMutation,
  useRemovePushDeviceMutation,
} from '../../../generated/messaging/notification';
import { toast } from '../../../ui/dialogs/toasts';
import { IconButton } from '../../../ui/icon-button';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { deviceName, mayPush, subscribeHere, unsubscribeHere } from '../../../access/push-here';

/** Whether this device is told what stands at the bell, and which others are. */
export function DevicesCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, refetch } = useMyPushDevicesQuery({ fetchPolicy: 'cache-and-network' });
  const [askKey] = usePushPublicKeyMutation();
  const [add] = useAddPushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  const [busy, setBusy] = useState(false);
  const devices = data?.devices ?? [];
  const here = devices.find(({ isThis }) => isThis);
  const attempt = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await deed();
      await refetch();
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      setBusy(false);
    }
  };
  const turnOn = () =>
    attempt(async () => {
      if ((await Notification.requestPermission()) !== 'granted') {
        toast.error(t('push.refused'));
        return;
      }
      const key = (await askKey()).data?.key;
      if (!key) return;
      const subscription = await subscribeHere(key);
      await add({ variables: { input: { ...subscription, name: deviceName(navigator.userAgent) } } });
    });
  const turnOff = (id: string, isThis: boolean) =>
    attempt(async () => {
      await remove({ variables: { id } });
      if (isThis) await unsubscribeHere();
    });
  return (
    <Card size="small" className="told-devices">
      <div className="told-here">
        <span>
          <label htmlFor="push-here">{t('push.here')}</label>
          <span className="quiet">{t(mayPush() ? 'push.why' : 'push.cannot')}</span>
        </span>
        <Switch
          id="push-here"
          checked={!!here}
          loading={busy || !data}
          disabled={!mayPush()}
          onChange={(on) => void (on ? turnOn() : here && turnOff(here.id, true))}
        />
      </div>
      {devices.length > 0 && (
        <ul className="plain-list" aria-label={t('push.devices')}>
          {devices.map(({ id, name, createdAt, isThis }) => (
            <li key={id} className="told-device">
              <span>
                <bdi>{name}</bdi>{' '}
                <span className="quiet">
                  {isThis ? t('push.thisOne') : t('push.since', { day: format.short(createdAt) })}
                </span>
              </span>
              {!isThis && (
                <IconButton
                  label={t('push.remove', { name })}
                  icon={<DeleteOutlined />}
                  onClick={() => void turnOff(id, false)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
