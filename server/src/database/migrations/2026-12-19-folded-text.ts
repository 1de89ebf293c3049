import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accents, Arabic and Hebrew vowels, tatweel and what has no width, as in `kernel/text/folded-text.ts`. */
const unread =
  '[\\u00AD\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061C\\u0640\\u064B-\\u065F\\u0670\\u0674\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u08CA-\\u08E1\\u08E3-\\u08FF\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u20D0-\\u20FF\\uFE00-\\uFE0F\\uFE20-\\uFE2F\\uFEFF]';
const blanks = '\\u007F-\\u009F\\u1680\\u2028\\u2029';

/**
 * `folded(text)`: a text as people look for it, the same as `foldedText` of the server. Plain ASCII, which most texts are, is
 * told by one look and put into the statement that asks; letters are the business of a function of their own. What knows the
 * classes of letters is the collation that comes with PostgreSQL, so that no update of an operating system changes a stored text.
 */
export class FoldedText1796610000000 implements MigrationInterface {
  readonly name = 'FoldedText1796610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION folded_letters(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE letters text := written;
      BEGIN
        IF letters ~ '[^\\u0001-\\u007F]' THEN
          letters := regexp_replace(normalize(letters, NFKD), '${unread}', '', 'g');
        END IF;
        letters := replace(replace(lower(letters COLLATE "pg_c_utf8"), 'ة', 'ه'), 'ى', 'ي');
        IF letters ~ '[^\\u0001-\\u007Fء-ي]' THEN
          letters := translate(letters, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øłđðħŧŋıəςٱٲٳیېےکەہۃھ‘’‛ʼʻ‐–—', '01234567890123456789olddhtnieσااايييكهههه''''''''''---');
          letters := replace(replace(replace(replace(letters, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
        END IF;
        IF letters ~ '[\\u0001-\\u001F${blanks}]|  ' THEN
          letters := regexp_replace(letters, '[\\u0001- ${blanks}]+', ' ', 'g');
        END IF;
        RETURN btrim(letters);
      END $$`);
    await runner.query(`
      CREATE FUNCTION folded(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN written ~ '^[!-~]+( [!-~]+)*$' THEN lower(written COLLATE "pg_c_utf8") ELSE folded_letters(written) END`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION folded(text)');
    await runner.query('DROP FUNCTION folded_letters(text)');
  }
}
