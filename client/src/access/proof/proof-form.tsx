import { KeyOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from './passkeys';
import type { Proof } from '../../generated/access/proof';
import { FormError } from '../../ui/form-error';
import { CodeItem } from './code-item';
import { PasswordItem } from './password-item';
import { usePasskeyProof } from './use-passkey-proof';
import { useSending } from './use-sending';

interface Props<Values extends object> {
  /** What the account proves itself with. */
  factor: { since: string | null; passkeys: readonly unknown[] };
  /** What is done, on the button. */
  label: string;
  danger?: boolean;
  initialValues?: Values;
  /** The fields of the values, if there are any. */
  children?: ReactNode;
  send: (proof: Proof, values: Values) => Promise<void>;
  leave: () => void;
}

interface Proving {
  current?: string;
  code?: string;
  isByPasskey?: boolean;
}

/** Does something once its owner has proven that it is they: by a code, a passkey, or the password without either. */
export function ProofForm<Values extends object>(props: Props<Values>) {
  const { factor, label, danger, initialValues, children, send, leave } = props;
  const { t } = useTranslation();
  const showPasskey = usePasskeyProof();
  const hasApp = factor.since !== null;
  const hasPasskeys = factor.passkeys.length > 0;
  const { form, refusal, busy, submit } = useSending<Values & Proving>(
    async ({ current, code, isByPasskey, ...values }) => {
      const proof = isByPasskey ? { passkey: await showPasskey() } : hasApp ? { code } : { current };
      await send(proof, values as unknown as Values);
    },
  );
  const byPasskey = async () => {
    const names = Object.keys(initialValues ?? {});
    const values = await form.validateFields(names as never).catch(() => null);
    if (values) await submit({ ...(values as Values), isByPasskey: true });
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initialValues}
      onFinish={(values: Values & Proving) => void (hasApp || !hasPasskeys ? submit(values) : byPasskey())}
    >
      <FormError text={refusal} />
      {children}
      {hasApp ? <CodeItem label={t('twoFactor.anyCode')} /> : !hasPasskeys && <PasswordItem />}
      <div className="login-choices">
        <Button type="primary" danger={danger} htmlType="submit" block loading={busy}>
          {label}
        </Button>
        {hasApp && hasPasskeys && knowsPasskeys() && (
          <Button icon={<KeyOutlined />} block disabled={busy} onClick={() => void byPasskey()}>
            {t('passkeys.instead')}
          </Button>
        )}
        <Button type="text" block disabled={busy} onClick={leave}>
          {t('form.cancel')}
        </Button>
      </div>
    </Form>
  );
}
