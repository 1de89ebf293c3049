import { languages } from '../../kernel/text/languages';
import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { say, type Locale, type Text } from '../../platform/text';
import { t } from '../texts/text';

interface Page {
  title: Text;
  text: Text;
  body: (locale: Locale) => string;
  script?: string;
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;background:#f4f6f8;color:#1f2933;
display:grid;place-items:center;min-height:100vh;margin:0}
main{background:#fff;border-radius:10px;padding:2rem;max-width:26rem;margin:1rem}
h1{font-size:1.4rem;margin:0 0 .5rem}
button,a.button{display:inline-block;font:inherit;background:#137c91;color:#fff;border:0;border-radius:8px;
padding:.6rem 1.2rem;text-decoration:none;cursor:pointer}
a{color:#0f6678}`;
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const link = (href: string, text: Text, locale: Locale, kind = ''): string =>
  `<a${kind} href="${href}">${say(text, locale)}</a>`;
const button = ' class="button"';
const signIn: Text = t('pages.sign_in');
const home: Text = t('pages.home');

/** Sends a page that works without a script; no other site can frame it, and its form can go to us alone. */
function send(response: Response, status: number, locale: Locale, { title, text, body, script }: Page): void {
  response
    .status(status)
    .set(
      'Content-Security-Policy',
      `default-src 'none'; style-src ${hashOf(style)}; ${script ? `script-src ${hashOf(script)}; ` : ''}` +
        `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .set('Referrer-Policy', 'same-origin')
    .set('Cache-Control', 'private, no-cache, no-store')
    .vary('Accept-Language')
    .type('html').send(`<!doctype html>
<html lang="${locale}" dir="${languages[locale].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say(title, locale)} · Muster</title>
<style>${style}</style></head>
<body><main><h1>${say(title, locale)}</h1><p>${say(text, locale)}</p>${body(locale)}</main>
${script ? `<script>${script}</script>` : ''}</body>
</html>`);
}

/** Asks before signing out: opening an address alone never ends a session. `csrfToken` is hex. */
export function sendSignOutPage(response: Response, locale: Locale, csrfToken: string): void {
  const confirm: Text = t('pages.confirm');
  send(response, 200, locale, {
    title: confirm,
    text: t('pages.do_you_want_sign_out'),
    body: () =>
      `<form method="post" action="/api/auth/signout"><input type="hidden" name="csrfToken" value="${csrfToken}">` +
      `<p><button type="submit">${say(confirm, locale)}</button> ${link('/', home, locale)}</p></form>`,
  });
}

/** Sends a form on from a page of ours, so that the cookies go along; `fields` hold no sign that HTML knows. */
export function sendContinuePage(
  response: Response,
  locale: Locale,
  action: string,
  fields: Record<string, string>,
): void {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  send(response, 200, locale, {
    title: signIn,
    text: t('pages.continue_signing_in'),
    body: () =>
      `<form method="post" action="${action}">${inputs.join('')}` +
      `<p><button type="submit">${say(t('pages.continue'), locale)}</button></p></form>`,
    script: 'document.forms[0].submit()',
  });
}

const errorPages: Record<string, { status: number; title: Text; text: Text }> = {
  configuration: {
    status: 500,
    title: t('pages.error_pages.configuration.title'),
    text: t('pages.error_pages.configuration.text'),
  },
  accessdenied: {
    status: 403,
    title: t('pages.error_pages.accessdenied.title'),
    text: t('pages.error_pages.accessdenied.text'),
  },
  verification: {
    status: 403,
    title: t('pages.error_pages.verification.title'),
    text: t('pages.error_pages.verification.text'),
  },
  toomanyattempts: {
    status: 200,
    title: t('pages.error_pages.toomanyattempts.title'),
    text: t('pages.error_pages.toomanyattempts.text'),
  },
};

const anyError = {
  status: 200,
  title: t('pages.error'),
  text: t('pages.something_went_wrong_while_signing'),
};

export function sendErrorPage(response: Response, locale: Locale, error: string): void {
  const name = error.toLowerCase();
  const { status, title, text } = (Object.hasOwn(errorPages, name) && errorPages[name]) || anyError;
  send(response, status, locale, {
    title,
    text,
    body: () => `<p>${link('/api/auth/signin', signIn, locale, button)} ${link('/', home, locale)}</p>`,
  });
}
