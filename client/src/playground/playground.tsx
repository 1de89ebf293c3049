import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';
import './monaco-workers';
import './playground.css';

const socketUrl = `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  headers: { 'accept-language': 'en' },
  wsClient: createClient({ url: socketUrl, lazy: true }),
});

const root = document.getElementById('playground');
if (!root) throw new Error('playground.html has no element named playground');

createRoot(root).render(
  <GraphiQL fetcher={fetcher} defaultTabs={examples} shouldPersistHeaders={false}>
    <GraphiQL.Logo>
      <a href="/" className="playground-home">
        Muster
      </a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
