import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { Form, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../fields/kinds/kind';
import { useCheckPayComponentQuery } from '../../../generated/pay/pay-component';
import { inWords } from '../../../i18n/in-language';
import './formula.css';

/** How long one pauses before what was typed is checked. */
const pauseMs = 350;

/** A formula or a condition; below it stands what is wrong and where, as soon as one pauses. */
export function CheckedFormula({ place, value, onChange, ...rest }: InputProps & { place: 'formula' | 'condition' }) {
  const { t, i18n } = useTranslation();
  const form = Form.useFormInstance();
  const text = typeof value === 'string' ? value : '';
  const paused = usePaused(text);
  const code = Form.useWatch('code', form) as string | undefined;
  const validFrom = Form.useWatch('validFrom', form) as string | undefined;
  const validTo = Form.useWatch('validTo', form) as string | undefined;
  const countsForOvertime = Boolean(Form.useWatch('countsForOvertime', form));
  const word = code && /^[a-z][a-z0-9_]+$/.test(code) ? code : '';
  const sources = place === 'formula' ? { formula: paused } : { formula: '0', condition: paused };
  const { data, loading } = useCheckPayComponentQuery({
    variables: {
      input: {
        code: word,
        validFrom: validFrom || undefined,
        validTo: validTo || undefined,
        countsForOvertime,
        ...sources,
      },
    },
    skip: paused.trim() === '',
    fetchPolicy: 'network-only',
  });
  const told = useId();
  const faults = paused === text && !loading ? (data?.faults.filter((fault) => fault.in === place) ?? null) : null;
  const [fault] = faults ?? [];
  return (
    <>
      <Input.TextArea
        {...rest}
        value={text}
        onChange={(event) => onChange?.(event.target.value)}
        autoSize={{ minRows: place === 'formula' ? 3 : 1, maxRows: 10 }}
        maxLength={2000}
        dir="ltr"
        spellCheck={false}
        className="formula"
        aria-describedby={[rest['aria-describedby'], told].filter(Boolean).join(' ')}
      />
      <div id={told} role="status" className="formula-told">
        {text.trim() !== '' && fault && (
          <span className="formula-wrong">
            <CloseCircleOutlined aria-hidden="true" /> {inWords(fault.message, i18n.language)}{' '}
            <bdi className="formula" dir="ltr">
              {before(text, fault.start)}
              <mark>{text.slice(fault.start, fault.end) || '…'}</mark>
              {text.slice(fault.end, fault.end + around)}
            </bdi>
          </span>
        )}
        {text.trim() !== '' && faults?.length === 0 && (
          <span className="quiet">
            <CheckCircleOutlined aria-hidden="true" /> {t('formula.sound')}
          </span>
        )}
      </div>
    </>
  );
}

/** Characters shown beside a fault. */
const around = 16;
const before = (text: string, start: number): string =>
  (start > around ? '…' : '') + text.slice(Math.max(0, start - around), start);

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(waiting);
  }, [text]);
  return paused;
}
