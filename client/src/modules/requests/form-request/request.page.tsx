import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import { DueMark } from '../../../fields/due-mark';
import { AnswersShown } from '../../../form/questions/answers-shown';
import {
  useCorrectFormRequestMutation,
  useFormRequestQuery,
  type FormRequestRecordFragment,
} from '../../../generated/requests/form-request';
import { useInLanguage } from '../../../i18n/in-language';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { toast } from '../../../ui/dialogs/toasts';
import { RequestActions } from './request-actions';
import './requests.css';

const ApprovalTimeline = lazy(() => import('../pieces/approval-timeline'));
const Done = lazy(() => import('./done'));
const FillIn = lazy(async () => ({ default: (await import('./fill-in')).FillIn }));

/** One request: what was answered, what was done to it, and what the reader may do now. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const format = useFormat();
  const pick = useInLanguage();
  const [correcting, setCorrecting] = useState(false);
  const { data, error, refetch } = useFormRequestQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLive(['FormRequest'], () => void refetch(), id);
  const request = data?.record;
  if (error && !request) return <Failure error={error} retry={() => void refetch()} />;
  if (!request) return <Skeleton active paragraph={{ rows: 8 }} />;

  const state = request.state ?? 'submitted';
  const form = pick(request.formVersion?.title ?? request.formTitle, request.formVersion?.titleAr);
  const mayCorrect =
    state === 'returned' && request.allowedActions.includes('update') && request.allowedActions.includes('submit');
  return (
    <>
      <PageHeader
        title={t('request.title', { form, no: request.no })}
        back={
          <Link to="/requests" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('request.back')}
          </Link>
        }
        detail={
          <span className="person-facts">
            <StatusDot tone={toneOf('formRequestState', state)}>{t(`choice.formRequestState.${state}`)}</StatusDot>
            {request.employee && <span dir="auto">{request.employee.label}</span>}
            {request.submittedAt && <span>{format.instant(request.submittedAt)}</span>}
            {request.formVersion && <span>{t('request.formVersion', { n: request.formVersion.number })}</span>}
            <DueMark on={request.dueOn} standing={request.dueStanding} />
          </span>
        }
      >
        <RequestActions request={request} onChanged={() => void refetch()} />
      </PageHeader>
      <Suspense fallback={null}>
        <ApprovalTimeline subject="FormRequest" record={request} />
      </Suspense>
      {request.fulfilledAt && (
        <Suspense fallback={null}>
          <Done request={request} />
        </Suspense>
      )}
      <div className="request-columns">
        <section className="panel panel-padded" aria-labelledby="request-answers">
          <h2 id="request-answers" className="form-heading">
            {t('request.answers')}
          </h2>
          {mayCorrect && !correcting && (
            <p className="panel-text">
              {t('request.correctHint')}{' '}
              <Button type="primary" onClick={() => setCorrecting(true)}>
                {t('request.correct')}
              </Button>
            </p>
          )}
          {mayCorrect && correcting ? (
            <Suspense fallback={<Skeleton active />}>
              <Correcting
                request={request}
                onDone={() => {
                  setCorrecting(false);
                  void refetch();
                }}
              />
            </Suspense>
          ) : (
            <AnswersShown
              fields={request.formVersion?.fields ?? []}
              answers={(request.answers ?? {}) as Record<string, unknown>}
            />
          )}
        </section>
        <section className="panel panel-padded" aria-labelledby="request-history">
          <h2 id="request-history" className="form-heading">
            {t('request.history')}
          </h2>
          <ol className="request-history">
            {(request.history ?? []).map((step) => (
              <li key={step.at}>
                <b>{t(`request.step.${step.action}`)}</b>{' '}
                {step.byName && <span dir="auto">{t('request.by', { name: step.byName })}</span>}
                <p className="quiet">
                  <time dateTime={step.at}>{format.instant(step.at)}</time>
                </p>
                {step.comment && <blockquote dir="auto">{step.comment}</blockquote>}
              </li>
            ))}
          </ol>
          {state === 'submitted' && <p className="quiet request-waiting">{t('request.waiting')}</p>}
          {state === 'approved' && request.dueOn && <p className="quiet request-waiting">{t('request.toDo')}</p>}
        </section>
      </div>
    </>
  );
}

function Correcting({ request, onDone }: { request: FormRequestRecordFragment; onDone: () => void }) {
  const { t } = useTranslation();
  const { session } = useSession();
  const [correct] = useCorrectFormRequestMutation();
  const { id, version, formVersion } = request;
  return (
    <FillIn
      key={session?.user.id}
      fields={formVersion?.fields ?? []}
      initial={(request.answers ?? {}) as Record<string, unknown>}
      sendLabel={t('request.correct')}
      send={(answers) => correct({ variables: { id, version, next: version + 1, input: { answers } } })}
      onSent={() => {
        toast.success(t('request.resent'));
        onDone();
      }}
    />
  );
}
