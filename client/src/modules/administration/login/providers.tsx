import { Button, Divider } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveForProvider, providerErrorIn, providersFor, type Provider } from '../../../access/next-auth-wire';

/** What went wrong on the way through a provider, by the names the server has for it. */
const refusals = {
  unverified: 'unverified',
  otherDomain: 'otherDomain',
  notMember: 'notMember',
  elsewhere: 'elsewhere',
  closed: 'closed',
  off: 'off',
  expired: 'expired',
  unasked: 'unasked',
  cancelled: 'cancelled',
  notProven: 'notProven',
  unavailable: 'unreachable',
  onlyWay: 'onlyWay',
  tooMany: 'tooMany',
} as const;
export type ProviderRefusal = (typeof refusals)[keyof typeof refusals];

const refusalOf = (name: string): ProviderRefusal | null =>
  Object.hasOwn(refusals, name) ? refusals[name as keyof typeof refusals] : null;

/** The refusal an address names; null where it names none of a provider. */
export const providerRefusal = (error: string | null): ProviderRefusal | null => {
  const name = providerErrorIn(error);
  return name === null ? null : refusalOf(name);
};

const settledAfterMs = 400;

interface Props {
  email: string;
  /** The id of a provider a link named. */
  asked: string | null;
  /** Where to go once signed in; an address of ours. */
  callbackUrl: string;
  refuse: (refusal: ProviderRefusal | 'unavailable') => void;
}

/** The identity providers for the address that is typed, each with whose it is and where it leads. */
export function Providers({ email, asked, callbackUrl, refuse }: Props) {
  const { t } = useTranslation();
  const domain = /^[^@\s]+@([^@\s]+\.[^@\s]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? '';
  const [ofLink, setOfLink] = useState<Provider[]>([]);
  const [offered, setOffered] = useState<{ domain: string; providers: Provider[] }>({ domain: '', providers: [] });
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => {
    if (asked)
      void providersFor({ provider: asked }).then(setOfLink, () => {
        // The form says what is wrong where nobody answers.
      });
  }, [asked]);
  useEffect(() => {
    if (!domain) return undefined;
    // Whether anybody has an account there plays no part: the domain alone is asked about.
    const timer = setTimeout(
      () =>
        void providersFor({ email: `@${domain}` }).then(
          (providers) => setOffered({ domain, providers }),
          () => undefined,
        ),
      settledAfterMs,
    );
    return () => clearTimeout(timer);
  }, [domain]);

  const providers = domain && offered.domain === domain ? offered.providers : ofLink;
  const leave = async ({ id }: Provider) => {
    setLeaving(id);
    const problem = await leaveForProvider(id, email.trim(), callbackUrl).catch(() => 'none');
    setLeaving(null);
    refuse(refusalOf(problem) ?? 'unavailable');
  };
  return (
    <div aria-live="polite">
      {providers.length > 0 && <Divider plain>{t('login.orThrough')}</Divider>}
      {providers.map((provider) => (
        <div key={provider.id} className="login-provider">
          <Button
            block
            size="large"
            loading={leaving === provider.id}
            aria-describedby={`provider-${provider.id}`}
            onClick={() => void leave(provider)}
          >
            {t('login.continueWith', { name: provider.name })}
          </Button>
          <p id={`provider-${provider.id}`} className="quiet" dir="auto">
            {t('login.ofCompany', { company: provider.company, host: provider.host })}
          </p>
        </div>
      ))}
    </div>
  );
}
