import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrenceScope } from '../../../generated/apps/calendar';
import '../../../form/questions/questions.css';

const scopes: OccurrenceScope[] = ['one', 'following', 'all'];

interface Props {
  /** What is asked about. */
  about: 'change' | 'cancel';
  /** A rule is for more than one time of an event. */
  isRuleChanged?: boolean;
  choose: (scope: OccurrenceScope) => void;
  close: () => void;
}

/** Whether one time of an event that repeats is meant, this one and those that follow, or all. */
export function ScopeQuestion({ about, isRuleChanged = false, choose, close }: Props) {
  const { t } = useTranslation();
  const offered = isRuleChanged ? scopes.slice(1) : scopes;
  const [scope, setScope] = useState<OccurrenceScope>(offered[0] ?? 'all');
  const title = t(`calendar.repeat.ask.${about}`);
  return (
    <Modal
      open
      width={420}
      title={title}
      okText={t(about === 'change' ? 'form.save' : 'list.delete')}
      okButtonProps={{ danger: about === 'cancel' }}
      cancelText={t('form.cancel')}
      onOk={() => choose(scope)}
      onCancel={close}
    >
      <Radio.Group
        aria-label={title}
        className="question-options"
        value={scope}
        onChange={(event) => setScope(event.target.value as OccurrenceScope)}
      >
        {offered.map((value) => (
          <Radio key={value} value={value}>
            {t(`calendar.repeat.scope.${value}`)}
          </Radio>
        ))}
      </Radio.Group>
      {scope !== 'one' && about === 'change' && <p className="quiet">{t('calendar.repeat.resets')}</p>}
    </Modal>
  );
}
