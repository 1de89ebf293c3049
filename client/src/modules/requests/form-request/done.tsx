import { useTranslation } from 'react-i18next';
import { FileNames } from '../../../fields/kinds/file-view';
import type { FormRequestRecordFragment } from '../../../generated/requests/form-request';
import { useFormat } from '../../../ui/words/format';

const dayMs = 86_400_000;

/** What became of a request that was done: what was handed over, and what there is to do about it. */
export default function Done({ request }: { request: FormRequestRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { handedFileIds, fulfilledAt, formVersion, allowedActions } = request;
  const mayClose = allowedActions.includes('close');
  const days = formVersion?.closeAfterDays;
  if (handedFileIds.length === 0 && !mayClose) return null;
  return (
    <section className="panel panel-padded" aria-labelledby="request-handed">
      <h2 id="request-handed" className="form-heading">
        {handedFileIds.length > 0 ? t('request.handed') : t('choice.formRequestState.fulfilled')}
      </h2>
      {mayClose && (
        <p>
          {t('request.doneHint')}{' '}
          {days &&
            fulfilledAt &&
            t('request.doneCloses', {
              day: format.day(new Date(Date.parse(fulfilledAt) + days * dayMs).toLocaleDateString('sv-SE')),
            })}
        </p>
      )}
      {handedFileIds.length > 0 && <FileNames ids={handedFileIds} />}
    </section>
  );
}
