import { settings } from './child.mjs';
import { load } from './side-by-side.mjs';

/**
 * Asks from a process of its own, so that who asks much takes no time from whoever is measured; a message tells for how
 * many seconds.
 */
const { url, requests, connections, rate } = settings;
process.on('message', (seconds) => {
  load({ url, requests, rate }, seconds, connections).then(
    (told) => process.send(told),
    ({ message }) => process.send({ failure: message }),
  );
});
process.once('disconnect', () => process.exit(0));
process.send({});
