import fs from 'node:fs';
import path from 'node:path';

const sources = path.join(__dirname, '../../src');

/**
 * A condition that holds for everybody or for whom a parameter names. Plans are made for any values, so PostgreSQL can
 * use neither an index nor a hash for it and compares each row with each value: 8,000 people against themselves take 27
 * seconds.
 * Where both sides of the "or" are looked up in lists, indexes serve both.
 */
const comparesEachWithEach = /(?<!= any\([^()]*(?:\([^()]*\))?[^()]*\)\s*) or [\w.]+ = any\(\$[\d{]/g;

/** What knows how the lines of a payslip lie in the database; and the settlement at the end, whose lines are others. */
const knowsLines = [
  'modules/pay/runs/payslip/payslip-lines.ts',
  'modules/pay/termination/end-of-service/carried-at-end.ts',
];

const places = (text: string): string[] => [...text.matchAll(comparesEachWithEach)].map(([found]) => found.trim());

describe('SQL', () => {
  it.each([
    ['($2::char(24)[] is null or e.id = any($2))', 1],
    [`($3 = '{}' or place.position_id = any($3::char(24)[]))`, 1],
    ['(employee_id is null or employee_id = any($2::char(24)[]))', 1],
    ['(name ilike $2 or t.id = any(${named}))', 1],
    ['(e.id = any($2::char(24)[]) or e.series_id = any($2::char(24)[]))', 0],
    ['(t.audience = $1 or e.position_id = any(t.position_ids))', 0],
    ['and e.id in (select unnest($2::char(24)[]))', 0],
    ['(employee_id is null or employee_id in (select unnest($2::char(24)[])))', 0],
  ])('for everybody or for some is known by its form: %s', (text, count) => expect(places(text)).toHaveLength(count));

  const sourcesRead = () =>
    fs
      .readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => ({ file: file.replaceAll('\\', '/'), text: fs.readFileSync(path.join(sources, file), 'utf8') }));

  it('looks for texts by foldedText and folded (platform/lists/search-text.ts), never by their letters', () => {
    const byTheLetter = / ilike |~\* |\bto(?:Locale)?(?:Lower|Upper)Case\(\)\s*\.(?:includes|indexOf)\(/;
    const found = sourcesRead().filter(
      ({ file, text }) =>
        !file.startsWith('database/migrations/') && !/\.fixture\.ts$/.test(file) && byTheLetter.test(text),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it('reads the lines of payslips through modules/pay/runs/payslip/payslip-lines.ts alone', () => {
    const found = sourcesRead().filter(
      ({ file, text }) =>
        !knowsLines.includes(file) && !file.startsWith('database/migrations/') && /jsonb_\w+\(\s*\w+\.lines/.test(text),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it('for everybody or for some is written with onlyAmong and amongSql (platform/lists/among-sql.ts), which look values up in a hash', () => {
    expect(sourcesRead().flatMap(({ file, text }) => places(text).map((place) => `${file}: ${place}`))).toEqual([]);
  });
});
