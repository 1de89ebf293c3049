import { createTransport } from 'nodemailer';

export interface MailToSend {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: Date;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** Hands mails to a mail server; throws what the SMTP client says when it cannot. */
export interface Mailer {
  send(mail: MailToSend): Promise<void>;
  close(): void;
}

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

const patienceMs = 20_000;

export function smtpMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, ...content }) {
      await transport.sendMail({
        ...content,
        from,
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
