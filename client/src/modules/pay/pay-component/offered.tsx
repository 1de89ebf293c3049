import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import {
  useCreatePayComponentMutation,
  useOfferedPayComponentsQuery,
  type OfferedPayComponentsQuery,
} from '../../../generated/pay/pay-component';
import { inLanguage, inWords } from '../../../i18n/in-language';
import { FormError } from '../../../ui/form-error';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import './offered.css';

type Offered = OfferedPayComponentsQuery['offered'][number];

/** Components for attendance by the law, those the company has and those it can add. */
export function OfferedComponents() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const language = i18n.language;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, refetch } = useOfferedPayComponentsQuery({ fetchPolicy: 'cache-and-network' });
  const [create, { loading }] = useCreatePayComponentMutation();
  useLive(['PayComponent'], () => void refetch());
  if (!data) return null;
  const month = format.month(today.slice(0, 7));
  const nameOf = ({ name, nameAr }: Offered) => inLanguage(language, name, nameAr);
  const add = async (offered: Offered) => {
    const { code, name, nameAr, kind, formula } = offered;
    setRefusal(null);
    try {
      await create({
        variables: {
          input: { code, name, nameAr, kind, formula, prorated: false, validFrom: `${today.slice(0, 7)}-01` },
        },
      });
      toast.success(t('offered.added', { name: nameOf(offered), month }));
    } catch (failure) {
      setRefusal(serverErrorFrom(failure).message);
    } finally {
      await refetch();
    }
  };
  const standing = ({ since, own }: Offered) =>
    since === null
      ? t('offered.none')
      : t(own ? 'offered.own' : since > today ? 'offered.from' : 'offered.since', { day: format.day(since) });
  return (
    <details className="panel panel-padded offered-components">
      <summary>{t('offered.title')}</summary>
      <p className="quiet">{t('offered.why')}</p>
      <FormError text={refusal} />
      <ul>
        {data.offered.map((offered) => (
          <li key={offered.code}>
            <div>
              <strong>{nameOf(offered)}</strong> <bdi className="code quiet">{offered.code}</bdi>
              <div>{inWords(offered.rule, language)}</div>
              <div className="quiet">{standing(offered)}</div>
            </div>
            {offered.since === null && (
              <Can action="create" subject="PayComponent">
                <Button
                  loading={loading}
                  aria-label={t('offered.addOf', { name: nameOf(offered), month })}
                  onClick={() => void add(offered)}
                >
                  {t('offered.add', { month })}
                </Button>
              </Can>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
