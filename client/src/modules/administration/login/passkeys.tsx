import { DeleteOutlined, EditOutlined, KeyOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePasskey, knowsPasskeys } from '../../../access/proof/passkeys';
import { deviceName } from '../../../access/push-here';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  type SecondFactorQuery,
} from '../../../generated/administration/login';
import { factLine } from '../../../i18n/i18n';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { toast } from '../../../ui/dialogs/toasts';
import { IconButton } from '../../../ui/icon-button';
import { useFormat } from '../../../ui/words/format';
import { ProofForm } from '../../../access/proof/proof-form';

type Factor = SecondFactorQuery['secondFactor'];
type Passkey = Factor['passkeys'][number];

/** What is being done to one's passkeys. */
export type PasskeyDeed = { deed: 'add' } | { deed: 'remove'; passkey: Passkey };

interface FormProps {
  factor: Factor;
  asked: PasskeyDeed;
  leave: () => void;
  changed: () => Promise<void>;
}

/** Adds a passkey, or removes one, once its owner has proven that it is they. */
export function PasskeyForm({ factor, asked, leave, changed }: FormProps) {
  const { t } = useTranslation();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const done = async (told: string) => {
    toast.success(told);
    leave();
    await changed();
  };

  if (asked.deed === 'remove') {
    const { id, name } = asked.passkey;
    return (
      <ProofForm
        factor={factor}
        label={t('passkeys.removeNamed', { name })}
        danger
        leave={leave}
        send={async (proof) => {
          await remove({ variables: { id, proof } });
          await done(t('passkeys.removed'));
        }}
      >
        <p>{t('passkeys.removeText')}</p>
      </ProofForm>
    );
  }
  return (
    <ProofForm
      factor={factor}
      label={t('passkeys.add')}
      initialValues={{ name: deviceName(navigator.userAgent) }}
      leave={leave}
      send={async (proof, { name }) => {
        const { data } = await begin({ variables: { proof } });
        const passkey = await makePasskey(data!.beginPasskey as never);
        if (!passkey) throw new Error(t('passkeys.left'));
        await add({ variables: { name, passkey } });
        await done(t('passkeys.added'));
      }}
    >
      <p>{t('passkeys.addText')}</p>
      <NameItem />
    </ProofForm>
  );
}

interface ListProps {
  passkeys: readonly Passkey[];
  /** Nothing else lets them in where it is lost. */
  isOnlyWay: boolean;
  ask: (asked: PasskeyDeed) => void;
  changed: () => Promise<void>;
}

/** One's own passkeys, each with a name of its own. */
export function Passkeys({ passkeys, isOnlyWay, ask, changed }: ListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [rename] = useRenamePasskeyMutation();
  return (
    <>
      <p>{t(knowsPasskeys() ? 'passkeys.text' : 'passkeys.unknown')}</p>
      {passkeys.length > 0 && (
        <ul className="plain-list" aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="told-device">
              <span>
                <bdi>{passkey.name}</bdi>
                <br />
                <span className="quiet">
                  {factLine([
                    t('passkeys.since', { day: format.day(passkey.createdAt) }),
                    passkey.lastUsedAt && t('mySessions.used', { time: format.short(passkey.lastUsedAt) }),
                  ])}
                </span>
              </span>
              <span>
                <IconButton
                  label={t('passkeys.renameNamed', { name: passkey.name })}
                  icon={<EditOutlined />}
                  onClick={() => setRenamed(passkey)}
                />
                <IconButton
                  label={t('passkeys.removeNamed', { name: passkey.name })}
                  icon={<DeleteOutlined />}
                  onClick={() => ask({ deed: 'remove', passkey })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOnlyWay && <p className="quiet">{t('passkeys.onlyOne')}</p>}
      {knowsPasskeys() && (
        <Button icon={<KeyOutlined />} block onClick={() => ask({ deed: 'add' })}>
          {t('passkeys.add')}
        </Button>
      )}
      {renamed && (
        <AskDialog
          title={t('passkeys.rename')}
          initialValues={{ name: renamed.name }}
          close={() => setRenamed(null)}
          submit={async ({ name }) => {
            await rename({ variables: { id: renamed.id, name } });
            await changed();
          }}
        >
          <NameItem />
        </AskDialog>
      )}
    </>
  );
}

function NameItem() {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="name"
      label={t('passkeys.name')}
      rules={[{ required: true, whitespace: true, message: t('passkeys.nameNeeded') }]}
    >
      <Input maxLength={60} />
    </Form.Item>
  );
}
