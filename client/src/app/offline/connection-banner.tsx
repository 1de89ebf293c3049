import { DisconnectOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { connection, useConnection } from '../../ui/words/connection';
import { useFormat } from '../../ui/words/format';

/** Says above every page that there is no connection, and of when it is what one sees; then everything is read anew. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useApolloClient();
  const { isLost, keptAt } = useConnection();
  const { pathname } = useLocation();
  useEffect(() => connection.pageChanged(), [pathname]);
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (wasLost.current && !isLost) void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    wasLost.current = isLost;
  }, [client, isLost]);
  return (
    <div role="status">
      {isLost && (
        <div className="shell-banner">
          <DisconnectOutlined aria-hidden="true" />
          <span>
            {keptAt
              ? t('connection.seen', { when: format.dayAndTime(new Date(keptAt).toISOString()) })
              : t('connection.none')}
          </span>
        </div>
      )}
    </div>
  );
}
