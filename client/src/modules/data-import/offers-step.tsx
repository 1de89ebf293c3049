import { foldedText } from '../../../../server/src/kernel/text/folded-text';
import { Button, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateEntry } from '../../fields/kinds/date-entry';
import {
  useCheckImportMutation,
  useImportPreviewQuery,
  useSetImportMappingMutation,
} from '../../generated/data-import';
import { FormError } from '../../ui/form-error';
import { Failure } from '../../ui/failure';
import { StatusDot } from '../../ui/status-dot';
import { serverErrorFrom } from '../../ui/words/server-error';
import { transformationsFrom, type Offer, type StepProps } from './import-data';
import { inWords, type Words } from '../../i18n/in-language';

type Meanings = Record<string, Record<string, string>>;

/** What is done to the cells: offered where the data calls for it, each with its reason, those in doubt marked. */
export function OffersStep({ record, onChanged, next }: StepProps & { next: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useImportPreviewQuery({ variables: { id: record.id }, fetchPolicy: 'network-only' });
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [changed, setChanged] = useState<Meanings>({});
  const [save] = useSetImportMappingMutation();
  const [check] = useCheckImportMutation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;

  const offers = [...data.preview.offers].sort((a, b) => Number(b.isAsked) - Number(a.isAsked));
  const meanings = meaningsOf(offers, record.transformations, changed);

  const start = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { data: saved } = await save({
        variables: {
          id: record.id,
          version: record.version,
          mapping: record.mapping,
          transformations: transformationsFrom(offers, answers, meanings),
        },
      });
      if (saved) await check({ variables: { id: record.id, version: saved.record.version } });
      onChanged();
      next();
    } catch (thrown) {
      setRefusal(serverErrorFrom(thrown).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="panel">
      <div className="panel-text">
        <h2>{t('import.offersTitle')}</h2>
        <p className="quiet">{offers.length > 0 ? t('import.offersHint') : t('import.noOffers')}</p>
      </div>
      <FormError text={refusal} />
      <ul className="offers">
        {offers.map((offer) => (
          <OfferCard
            key={`${offer.kind}.${offer.target}`}
            offer={offer}
            answer={answers[`${offer.kind}.${offer.target}`] ?? offer.chosen ?? offer.suggested ?? ''}
            choose={(answer) => setAnswers({ ...answers, [`${offer.kind}.${offer.target}`]: answer })}
            meanings={meanings[offer.target] ?? {}}
            setMeaning={(said, meaning) =>
              setChanged({ ...changed, [offer.target]: { ...changed[offer.target], [said]: meaning } })
            }
          />
        ))}
      </ul>
      <div className="panel-actions">
        <Button type="primary" loading={busy} onClick={() => void start()}>
          {t('import.startCheck')}
        </Button>
      </div>
    </section>
  );
}

/** What each value means: as changed just now, as chosen before, as known from the words. */
function meaningsOf(offers: Offer[], transformations: unknown, changed: Meanings): Meanings {
  const kept = ((transformations as { values?: Meanings } | null)?.values ?? {}) as Meanings;
  const offered = Object.fromEntries(
    offers
      .filter(({ kind }) => kind === 'values')
      .map(({ target, values }) => [
        target,
        Object.fromEntries(
          values.map(({ said, meaning }) => [
            said,
            changed[target]?.[said] ?? kept[target]?.[foldedText(said)] ?? meaning ?? '',
          ]),
        ),
      ]),
  );
  return { ...kept, ...offered };
}

interface CardProps {
  offer: Offer;
  answer: string;
  choose: (answer: string) => void;
  meanings: Record<string, string>;
  setMeaning: (said: string, meaning: string) => void;
}

function OfferCard({ offer, answer, choose, meanings, setMeaning }: CardProps) {
  const { t, i18n } = useTranslation();
  const words = (text: Words) => inWords(text, i18n.language);
  const options = offer.options.map(({ value, label }) => ({ value, label: words(label) }));
  const title = words(offer.title);
  const control = () => {
    if (offer.kind === 'values')
      return (
        <div className="meanings">
          {offer.values.map(({ said, times }) => (
            <label key={said}>
              <span dir="auto">{said || t('import.blank')}</span>
              <small>{`× ${times}`}</small>
              <Select
                aria-label={t('import.meaningOf', { column: said })}
                value={meanings[said] ?? ''}
                options={options}
                onChange={(meaning: string) => setMeaning(said, meaning)}
                status={meanings[said] ? undefined : 'warning'}
              />
            </label>
          ))}
        </div>
      );
    if (offer.kind === 'hireDateMissing')
      return <DateEntry label={title} value={answer || null} onChange={(day) => choose(day ?? '')} />;
    if (options.length === 0) return <StatusDot tone="success">{t('import.doneForYou')}</StatusDot>;
    return (
      <Select
        aria-label={title}
        value={answer || undefined}
        options={options}
        onChange={choose}
        className="offer-select"
      />
    );
  };
  return (
    <li className={offer.kind === 'values' ? 'offer offer-tall' : 'offer'}>
      <div className="offer-text">
        <h3>
          {title} {offer.isAsked && <StatusDot tone="warning">{t('import.pleaseConfirm')}</StatusDot>}
        </h3>
        <p className="quiet">{words(offer.because)}</p>
      </div>
      {control()}
    </li>
  );
}
