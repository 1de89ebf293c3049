import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../fields/kinds/kind';
import { IconButton } from '../../../ui/icon-button';
import { networksIn, type Network } from './networks-in';
import './networks.css';

const most = 100;

/** A line for each network: the address or range, and which one it is. */
export default function NetworkLines({ id, value, onChange, disabled, ...described }: InputProps) {
  const { t } = useTranslation();
  const networks = networksIn(value);
  const put = (at: number, part: Partial<Network>) =>
    onChange?.(networks.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <div
      id={id}
      role="group"
      aria-label={t('field.allowedNetworks')}
      aria-describedby={described['aria-describedby']}
      tabIndex={-1}
      className="network-lines"
    >
      {networks.map((network, at) => (
        // Lines have no name of their own: they are what stands in them.
        <div key={at} className="network-line">
          <Input
            dir="ltr"
            autoComplete="off"
            placeholder="192.0.2.0/24"
            disabled={disabled}
            aria-label={t('networks.network', { n: at + 1 })}
            value={network.network}
            onChange={({ target }) => put(at, { network: target.value.trim().toLowerCase() })}
          />
          <Input
            dir="auto"
            maxLength={120}
            placeholder={t('networks.noteExample')}
            disabled={disabled}
            aria-label={t('networks.note', { n: at + 1 })}
            value={network.note ?? ''}
            onChange={({ target }) => put(at, { note: target.value || null })}
          />
          <IconButton
            label={t('networks.remove', { n: at + 1 })}
            icon={<DeleteOutlined />}
            onClick={() => onChange?.(networks.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {networks.length < most && (
        <Button
          icon={<PlusOutlined />}
          disabled={disabled}
          onClick={() => onChange?.([...networks, { network: '', note: null }])}
        >
          {t('networks.add')}
        </Button>
      )}
    </div>
  );
}
