import { Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOwnFactorQuery, useProveMyselfMutation } from '../../generated/access/proof';
import { Failure } from '../../ui/failure';
import { ProofForm } from './proof-form';
import { answerProof } from './step-up';

/** Asks for the second factor before what the server refuses without it; what was asked for then goes on by itself. */
export default function StepUpDialog() {
  const { t } = useTranslation();
  const { data, error, refetch } = useOwnFactorQuery({ fetchPolicy: 'network-only' });
  const [prove] = useProveMyselfMutation();
  const leave = () => answerProof(false);
  return (
    // Above the form or drawer that it was asked from.
    <Modal open width={440} zIndex={1200} title={t('stepUp.title')} footer={null} onCancel={leave}>
      <p>{t('stepUp.text')}</p>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <ProofForm
          factor={data.secondFactor}
          label={t('stepUp.goOn')}
          leave={leave}
          send={async (proof) => {
            await prove({ variables: { proof } });
            answerProof(true);
          }}
        />
      )}
    </Modal>
  );
}
