import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useApprovalTimelineQuery, type ApprovalTimelineQuery } from '../../../generated/requests/pieces';
import { useFormat } from '../../../ui/words/format';
import { StatusDot, type Tone } from '../../../ui/status-dot';
import { DecideButtons } from './decide-buttons';
import './approval.css';

type Step = NonNullable<ApprovalTimelineQuery['timeline']>['steps'][number];

const tones: Record<Step['state'], Tone> = {
  waiting: 'default',
  due: 'processing',
  approved: 'success',
  rejected: 'error',
  skipped: 'default',
  closed: 'default',
};

interface Props {
  subject: string;
  /** The record, and what its page offers the reader already. */
  record: { id: string; allowedActions: string[] };
}

/**
 * How a record goes through the steps of its flow, with the decision it asks the reader for; nothing where no flow asks
 * anybody.
 */
export default function ApprovalTimeline({ subject, record: { id, allowedActions } }: Props) {
  const { t } = useTranslation();
  const { data, refetch } = useApprovalTimelineQuery({ variables: { subject, id }, fetchPolicy: 'cache-and-network' });
  useLive([subject, 'ApprovalTask'], () => void refetch());
  const timeline = data?.timeline;
  if (!timeline) return null;
  return (
    <section className="panel panel-padded" aria-labelledby="approval-steps">
      <h2 id="approval-steps" className="form-heading">
        {t('approval.steps')} <small className="quiet">{timeline.flowName}</small>
      </h2>
      <ol className="approval-steps">
        {timeline.steps.map((step, at) => (
          <li key={String(at)} aria-current={step.state === 'due' ? 'step' : undefined}>
            <b>{t('approval.stepNo', { n: at + 1 })}</b>{' '}
            <StatusDot tone={tones[step.state]}>{t(`approval.stepState.${step.state}`)}</StatusDot>
            {step.skipped && <p className="quiet">{t(`approval.skipped.${step.skipped}`)}</p>}
            {step.state === 'due' && step.people.length === 0 && <p className="quiet">{t('approval.anybody')}</p>}
            {step.state === 'due' && step.needed > 1 && (
              <p className="quiet">{t('approval.neededOf', { n: step.needed })}</p>
            )}
            <People step={step} />
          </li>
        ))}
      </ol>
      {timeline.waiting && !allowedActions.includes('approve') && (
        <DecideButtons subject={subject} asked={timeline.waiting} onDone={() => void refetch()} />
      )}
    </section>
  );
}

function People({ step }: { step: Step }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (step.people.length === 0) return null;
  return (
    <ul>
      {step.people.map((person) => (
        <li key={person.id}>
          <bdi>{person.decidedByName ?? person.name}</bdi>
          {person.decidedByName && person.decidedByName !== person.name && (
            <span className="quiet"> {t('approval.for', { name: person.name })}</span>
          )}
          {!person.decidedByName && person.delegateName && (
            <span className="quiet"> {t('approval.coveredBy', { name: person.delegateName })}</span>
          )}
          {!person.decidedByName && person.escalatedToName && (
            <span className="quiet"> {t('approval.escalated', { name: person.escalatedToName })}</span>
          )}
          {person.decidedAt && (
            <span className="quiet">
              {' · '}
              {t(`approval.verdict.${person.state === 'rejected' ? 'rejected' : 'approved'}`)} ·{' '}
              <time dateTime={person.decidedAt}>{format.instant(person.decidedAt)}</time>
            </span>
          )}
          {person.reason && <blockquote dir="auto">{person.reason}</blockquote>}
        </li>
      ))}
    </ul>
  );
}
