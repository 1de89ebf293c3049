import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { useApprovalTrialQuery } from '../../../generated/requests/approval-flow';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { inputOf, type Draft } from './flow-draft';

/** Who would be asked today, if somebody asked and these were the steps. */
export function FlowTrial({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const [employeeId, setEmployeeId] = useState<string | null>(null);
  const { data, previousData, error } = useApprovalTrialQuery({
    variables: { subject: draft.subject, steps: inputOf(draft).steps, employeeId: employeeId ?? '' },
    skip: !employeeId,
    fetchPolicy: 'network-only',
  });
  const steps = employeeId && !error ? (data ?? previousData)?.steps : undefined;
  return (
    <section className="panel panel-padded" aria-labelledby="flow-trial">
      <h2 id="flow-trial" className="form-heading">
        {t('approval.flow.try')}
      </h2>
      <div className="flow-trial-person">
        <ReferenceInput
          aria-label={t('approval.flow.tryPerson')}
          placeholder={t('approval.flow.tryPerson')}
          to="employee"
          value={employeeId}
          onChange={(next) => setEmployeeId(next as string | null)}
        />
      </div>
      <div aria-live="polite">
        {!employeeId && <p className="quiet">{t('approval.flow.tryHint')}</p>}
        {error && employeeId && <p className="flow-problem">{serverErrorFrom(error).message}</p>}
        {steps && (
          <ol>
            {steps.map((step, at) => (
              <li key={String(at)}>
                {step.isOpen && t('approval.flow.tryOpen')}
                {step.skipped &&
                  `${t('approval.stepState.skipped')}. ${t(`approval.skipped.${step.skipped as 'requester'}`)}`}
                {step.people
                  .map(({ name, delegateName }) =>
                    delegateName ? `${name} (${t('approval.coveredBy', { name: delegateName })})` : name,
                  )
                  .join(', ')}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
