import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpMailer, type Mailer } from '../../../platform/mail/mailer';

export interface Received {
  from: string;
  to: string[];
  text: string;
}

/** A mail server on a free port and what it took; `options` decide what it does with whom. */
export async function mailServer(
  options: SMTPServerOptions = {},
): Promise<{ mailer: Mailer; url: string; received: Received[]; close: () => Promise<void> }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const mailer = smtpMailer({ smtpUrl: url, from: 'Harbour HR <hr@example.com>' });
  return {
    mailer,
    url,
    received,
    async close() {
      mailer.close();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
