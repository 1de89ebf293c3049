import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { Locale, Text } from '../../platform/text';

interface Page {
  title: Text;
  text: Text;
  body: (locale: Locale) => string;
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;background:#f4f6f8;color:#1f2933;
display:grid;place-items:center;min-height:100vh;margin:0}
main{background:#fff;border-radius:10px;padding:2rem;max-width:26rem;margin:1rem}
h1{font-size:1.4rem;margin:0 0 .5rem}
button,a.button{display:inline-block;font:inherit;background:#137c91;color:#fff;border:0;border-radius:8px;
padding:.6rem 1.2rem;text-decoration:none;cursor:pointer}
a{color:#0f6678}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const link = (href: string, text: Text, locale: Locale, kind = ''): string =>
  `<a${kind} href="${href}">${text[locale]}</a>`;
const button = ' class="button"';
const signIn: Text = { en: 'Sign in', ar: 'تسجيل الدخول' };
const home: Text = { en: 'Back to Muster', ar: 'العودة إلى Muster' };

/** Sends a page that needs no script; no other site can frame it, and its form can go to us alone. */
function send(response: Response, status: number, locale: Locale, { title, text, body }: Page): void {
  response
    .status(status)
    .set(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .set('Referrer-Policy', 'same-origin')
    .set('Cache-Control', 'private, no-cache, no-store')
    .vary('Accept-Language')
    .type('html').send(`<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title[locale]} · Muster</title>
<style>${style}</style></head>
<body><main><h1>${title[locale]}</h1><p>${text[locale]}</p>${body(locale)}</main></body>
</html>`);
}

/** Asks before signing out: opening an address alone never ends a session. `csrfToken` is hex. */
export function sendSignOutPage(response: Response, locale: Locale, csrfToken: string): void {
  const confirm: Text = { en: 'Sign out', ar: 'تسجيل الخروج' };
  send(response, 200, locale, {
    title: confirm,
    text: { en: 'Do you want to sign out of Muster?', ar: 'هل تريد تسجيل الخروج من Muster؟' },
    body: () =>
      `<form method="post" action="/api/auth/signout"><input type="hidden" name="csrfToken" value="${csrfToken}">` +
      `<p><button type="submit">${confirm[locale]}</button> ${link('/', home, locale)}</p></form>`,
  });
}

const errorPages: Record<string, { status: number; title: Text; text: Text }> = {
  configuration: {
    status: 500,
    title: { en: 'Server error', ar: 'خطأ في الخادم' },
    text: {
      en: 'The server is not set up correctly. Ask your administrator to look at its logs.',
      ar: 'إعدادات الخادم غير صحيحة. اطلب من المسؤول مراجعة سجلات الخادم.',
    },
  },
  accessdenied: {
    status: 403,
    title: { en: 'Access denied', ar: 'تم رفض الدخول' },
    text: { en: 'You do not have permission to sign in.', ar: 'ليست لديك صلاحية تسجيل الدخول.' },
  },
  verification: {
    status: 403,
    title: { en: 'Unable to sign in', ar: 'تعذر تسجيل الدخول' },
    text: {
      en: 'The sign-in link is no longer valid. It may have been used already or it may have expired.',
      ar: 'رابط تسجيل الدخول لم يعد صالحًا. ربما تم استخدامه من قبل أو انتهت صلاحيته.',
    },
  },
  toomanyattempts: {
    status: 200,
    title: { en: 'Too many attempts', ar: 'محاولات كثيرة' },
    text: {
      en: 'Wait a few minutes, then try to sign in again.',
      ar: 'انتظر بضع دقائق ثم حاول تسجيل الدخول مرة أخرى.',
    },
  },
};

const anyError = {
  status: 200,
  title: { en: 'Error', ar: 'خطأ' },
  text: { en: 'Something went wrong while signing in. Try again.', ar: 'حدث خطأ أثناء تسجيل الدخول. حاول مرة أخرى.' },
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
