import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

const pauseMs = 300;

interface Props {
  ref?: Ref<InputRef>;
  value: string;
  change: (search: string) => void;
  label: string;
}

/** Free search; asks once typing pauses, and follows the address when Back changes it. */
export function SearchBox({ ref, value, change, label }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Who goes elsewhere within the pause searches there, not where they typed.
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string) => {
    clearTimeout(timer.current);
    asked.current = next;
    latest.current(next);
  };
  return (
    <Input
      ref={ref}
      type="search"
      className="search-box"
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={t('list.search')}
      aria-label={label}
      allowClear
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(next), next === '' ? 0 : pauseMs);
      }}
      onPressEnter={() => ask(text)}
    />
  );
}
