import { Button, Modal, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import { Entered } from '../../../../fields/kinds/entered';
import {
  useBulkInvitationQuery,
  useInvitationPreviewQuery,
  useInviteEmployeesMutation,
  type InvitationPreviewQueryVariables,
} from '../../../../generated/people/pieces/invite';
import { isLanguage, languageCodes, languages } from '../../../../i18n/languages';
import { Failure } from '../../../../ui/failure';
import { FormError } from '../../../../ui/form-error';
import { LinkButton } from '../../../../ui/link-button';
import { serverErrorFrom } from '../../../../ui/words/server-error';
import { InvitingNote } from './inviting-note';
import { NotInvitedList } from './not-invited';
import { useWatched } from '../../../../ui/use-watched';
import './invite.css';

interface Props {
  whom: InvitationPreviewQueryVariables['whom'];
  close: () => void;
}

/** Role and language, who will be invited and who not, and the mail; then how far it is. */
export default function InviteDialog({ whom, close }: Props) {
  const { t, i18n } = useTranslation();
  const { ability } = useSession();
  const ids = { roles: useId(), language: useId() };
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const [locale, setLocale] = useState<string>(i18n.language);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useInvitationPreviewQuery({
    variables: { whom, locale },
    fetchPolicy: 'network-only',
    skip: !!begun,
  });
  const [invite, { loading }] = useInviteEmployeesMutation();
  const running = useBulkInvitationQuery({
    variables: { id: begun },
    skip: !begun,
    fetchPolicy: 'cache-and-network',
  });
  const preview = (data ?? previousData)?.preview;
  const bulk = running.data?.bulk;
  useWatched(running, !!begun && (!bulk || bulk.state === 'inviting'), 2_000);
  const people = preview?.people ?? 0;

  const send = async () => {
    setRefusal(null);
    try {
      const answer = await invite({ variables: { whom, roleIds, locale } });
      setBegun(answer.data?.bulk.id ?? null);
    } catch (thrown) {
      const { byField, message } = serverErrorFrom(thrown);
      setRefusal(Object.values(byField)[0] || message);
    }
  };
  const footer = begun
    ? [
        ability.can('read', 'CompanyUser') && (
          <LinkButton key="users" to="/company-users">
            {t('inviting.toUsers')}
          </LinkButton>
        ),
        <Button key="close" type="primary" onClick={close}>
          {t('list.understood')}
        </Button>,
      ]
    : [
        <Button key="cancel" onClick={close}>
          {t('form.cancel')}
        </Button>,
        <Button
          key="send"
          type="primary"
          loading={loading}
          disabled={people === 0 || roleIds.length === 0}
          onClick={() => void send()}
        >
          {t('inviting.send', { count: people })}
        </Button>,
      ];
  return (
    <Modal open width={640} title={t('inviting.title')} footer={footer} onCancel={close} mask={{ closable: false }}>
      {begun ? (
        bulk ? (
          <InvitingNote bulk={bulk} />
        ) : (
          <Skeleton active />
        )
      ) : error && !preview ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <div className="inviting">
          <FormError text={refusal} />
          <div className="inviting-choices">
            <div>
              <label htmlFor={ids.roles}>{t('field.roleIds')}</label>
              <Entered
                kind={{ kind: 'references', to: 'companyRole' }}
                id={ids.roles}
                aria-label={t('field.roleIds')}
                value={roleIds}
                onChange={(value) => setRoleIds(value as string[])}
              />
            </div>
            <div>
              <label htmlFor={ids.language}>{t('inviting.language')}</label>
              <Select
                id={ids.language}
                value={locale}
                onChange={setLocale}
                options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
              />
            </div>
          </div>
          {preview ? (
            <>
              <details open={people > 0 && people <= 5}>
                <summary>{t('inviting.people', { count: people })}</summary>
                <ul className="inviting-people">
                  {preview.shown.map(({ id, name, email }) => (
                    <li key={id}>
                      <span dir="auto">{name}</span> <bdi className="quiet">{email}</bdi>
                    </li>
                  ))}
                  {people > preview.shown.length && <li className="quiet">…</li>}
                </ul>
              </details>
              <NotInvitedList refused={preview.refused} />
              {people > 0 && (
                <section className="inviting-mail" aria-label={t('inviting.mail')}>
                  <h3>{t('inviting.mail')}</h3>
                  <div lang={locale} dir={languages[isLanguage(locale) ? locale : 'en'].direction}>
                    <strong>{preview.subject}</strong>
                    <p>{preview.message}</p>
                  </div>
                </section>
              )}
            </>
          ) : (
            <Skeleton active />
          )}
        </div>
      )}
    </Modal>
  );
}
