/** What no file system takes in a name, and what would turn its letters around. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const longest = 120;

const safe = (text: string): string => text.normalize('NFC').replace(unsafe, '_').replace(/\s+/g, ' ').trim();

/** The name of one paper on its way over a wire that takes plain letters alone. */
export const paperName = (period: string, code: string): string =>
  `payslip-${period}-${code.replace(/[^A-Za-z0-9-]+/g, '_')}.pdf`;

/** Names of the papers in an archive: readable, safe everywhere, and each there once. */
export function fileNames(period: string, slips: readonly { code: string; name: string }[]): string[] {
  const given = new Set<string>();
  return slips.map(({ code, name }) => {
    const stem = [...`${period} ${safe(code)} ${safe(name)}`].slice(0, longest).join('').trimEnd();
    let found = stem;
    for (let nth = 2; given.has(found.toLowerCase()); nth += 1) found = `${stem} (${nth})`;
    given.add(found.toLowerCase());
    return `${found}.pdf`;
  });
}
