import '../../registry';
import { importables } from '../../importables';
import { createProfile } from '../columns/column-profile';
import { guessRecordColumns, recordMappingProblem } from './record-columns';

describe.each(importables.map((target) => [target.name, target] as const))('a list of %s', (_name, target) => {
  test.each(['en', 'ar'] as const)('is understood by the headers of its own sample, in %s', (locale) => {
    const headers = [...target.columns.values()].map(({ label }) => label[locale]);
    const guesses = guessRecordColumns(target, createProfile(headers).columns);
    expect(guesses.map((guess) => guess.target)).toEqual([...target.columns.keys()]);
    expect(recordMappingProblem(target, headers, Object.fromEntries(guesses.map(({ header, target: field }) => [header, field!])))).toBeNull();
  });
});
