import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jpegOfFile, useCamera } from '../../../ui/camera';
import { FormError } from '../../../ui/form-error';

interface Props {
  /** What the photo is taken for, as the button that takes it says. */
  action: string;
  /** Without a photo no time is taken. */
  isNeeded: boolean;
  onTaken: (photo: string | null) => void;
  close: () => void;
}

/**
 * Shows who clocks what the camera sees and takes the photo; where there is no camera to ask, a picture is chosen or
 * taken by the phone itself.
 */
export default function PhotoDialog({ action, isNeeded, onTaken, close }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { video, state, shoot } = useCamera(true);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    const photo = file && (await jpegOfFile(file));
    if (photo) onTaken(photo);
    else setProblem(t('punch.badPhoto'));
  };
  const take = () => {
    const photo = shoot();
    if (photo) onTaken(photo);
    else setProblem(t('punch.badPhoto'));
  };
  return (
    <Modal
      open
      width={420}
      title={t('punch.photoTitle')}
      onCancel={close}
      footer={[
        ...(isNeeded
          ? []
          : [
              <Button key="without" onClick={() => onTaken(null)}>
                {t('punch.withoutPhoto')}
              </Button>,
            ]),
        <Button key="take" type="primary" disabled={state !== 'on'} onClick={take}>
          {action}
        </Button>,
      ]}
    >
      <p className="quiet">{t('punch.photoWhy')}</p>
      <FormError text={problem} />
      <video
        ref={video}
        className="camera"
        muted
        playsInline
        hidden={state === 'failed'}
        aria-label={t('punch.camera')}
      />
      {state === 'failed' && (
        <div className="modal-form">
          <label htmlFor={id}>{t('punch.noCamera')}</label>
          <input
            id={id}
            type="file"
            accept="image/*"
            capture="user"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </div>
      )}
    </Modal>
  );
}
