import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';
import type { InputProps } from '../../../fields/kinds/kind';
import { PostedMonthsNote } from '../../pay/pieces/posted-months-note';
import { IconButton } from '../../../ui/icon-button';
import { linesIn, linesOut, type Line, type Lines } from './lines-in';
import './leave-types.css';

/** A line for each step: its bound, what it gives and, where levels may have one, the balance it gives it up to. */
export default function PairLines({ id, value, onChange, lines }: InputProps & { lines: Lines }) {
  const { t } = useTranslation();
  const { decimalSign } = useFormat();
  const payFrom = Form.useWatch<string | null | undefined>('newPayFrom');
  const found = linesIn(value, lines);
  const tell = (next: Line[]) => onChange?.(linesOut(next, lines));
  const put = (at: number, part: Partial<Line>) =>
    tell(found.map((line, index) => (index === at ? { ...line, ...part } : line)));
  const add = () => {
    const last = found.at(-1);
    tell([
      ...found,
      last
        ? { count: last.count + 1, amount: last.amount }
        : { count: lines.name === 'payTiers' ? 15 : 0, amount: lines.name === 'payTiers' ? '100' : '1' },
    ]);
  };
  return (
    <div id={id} role="group" aria-label={t(`field.${lines.name}`)} tabIndex={-1} className="pair-lines">
      {found.map((line, at) => (
        <div key={at} className={lines.most ? 'pair-line pair-line-most' : 'pair-line'}>
          <InputNumber
            min={0}
            precision={0}
            controls={false}
            prefix={t(`leaveType.${lines.name}.count`)}
            aria-label={t(`leaveType.${lines.name}.countOf`, { n: at + 1 })}
            value={line.count}
            onChange={(count) => put(at, { count: count ?? 0 })}
          />
          <InputNumber<string>
            stringMode
            decimalSeparator={decimalSign}
            min="0"
            controls={false}
            inputMode="decimal"
            suffix={t(`leaveType.${lines.name}.amount`)}
            aria-label={t(`leaveType.${lines.name}.amountOf`, { n: at + 1 })}
            value={line.amount}
            onChange={(amount) => put(at, { amount: amount ?? '0' })}
          />
          {lines.most && (
            <InputNumber<string>
              stringMode
              decimalSeparator={decimalSign}
              min="0"
              controls={false}
              inputMode="decimal"
              prefix={t('leaveType.accrualLevels.most')}
              aria-label={t('leaveType.accrualLevels.mostOf', { n: at + 1 })}
              value={line.most ?? null}
              onChange={(most) => put(at, { most })}
            />
          )}
          <IconButton
            label={t('leaveType.removeLine', { n: at + 1 })}
            icon={<DeleteOutlined />}
            onClick={() => tell(found.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button icon={<PlusOutlined />} onClick={add}>
        {t(`leaveType.${lines.name}.add`)}
      </Button>
      {lines.name === 'payTiers' && payFrom && <PostedMonthsNote from={payFrom} />}
    </div>
  );
}
