import { languages } from '../../kernel/text/languages';
import { say, type Locale, type Text } from '../../platform/text';
import { t } from './texts/text';

/** What a hand-out holds, for its first page. */
export interface Contents {
  locale: Locale;
  name: string;
  code: string;
  companyName: string;
  day: string;
  kinds: { file: string; label: Text; count: number }[];
  omitted: Text[];
  files: { path: string; name: string }[];
}

const words = {
  title: t('index_page.everything_about'),
  of: t('index_page.words.of'),
  kind: t('index_page.words.kind'),
  rows: t('index_page.words.rows'),
  files: t('index_page.words.files'),
  none: t('index_page.words.none'),
  omitted: t('index_page.words.omitted'),
  nothingOmitted: t('index_page.words.nothing_omitted'),
  json: t('index_page.words.json'),
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The page a hand-out begins with, readable without any program but a browser. */
export function indexPage({ locale, name, code, companyName, day, kinds, omitted, files }: Contents): string {
  const said = (name: keyof typeof words): string => say(words[name], locale);
  const rows = kinds
    .filter(({ count }) => count)
    .map(
      ({ file, label, count }) =>
        `<tr><td><a href="${escaped(file)}">${escaped(upper(say(label, locale)))}</a></td><td>${count}</td></tr>`,
    )
    .join('');
  const links = files
    .map(
      (file) =>
        `<li><a href="${escaped(file.path.split('/').map(encodeURIComponent).join('/'))}">${escaped(file.name)}</a></li>`,
    )
    .join('');
  return `<!doctype html><html lang="${locale}" dir="${languages[locale].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said('title')} ${escaped(name)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:start;border-bottom:1px solid #ccc;padding:.3rem .5rem}</style>
<h1>${said('title')} ${escaped(name)} (${escaped(code)})</h1><p>${said('of')} ${escaped(companyName)}, <bdi>${day}</bdi>. ${said('json')}</p>
<table><thead><tr><th>${said('kind')}</th><th>${said('rows')}</th></tr></thead><tbody>${rows}</tbody></table>
<h2>${said('files')}</h2>${links ? `<ul>${links}</ul>` : `<p>${said('none')}</p>`}
<h2>${said('omitted')}</h2>${omitted.length ? `<ul>${omitted.map((label) => `<li>${escaped(upper(say(label, locale)))}</li>`).join('')}</ul>` : `<p>${said('nothingOmitted')}</p>`}</html>`;
}
