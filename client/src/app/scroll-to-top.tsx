import { ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const appearsAfter = 400;

export function ScrollToTop() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > appearsAfter);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return shown ? (
    <Button
      className="scroll-to-top"
      type="primary"
      icon={<ArrowUpOutlined />}
      aria-label={t('shell.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  ) : null;
}
