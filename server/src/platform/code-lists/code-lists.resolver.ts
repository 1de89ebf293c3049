import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import { codeLists, type CodeListName } from './code-lists';
import type { Ctx } from '../context';
import { unauthenticated } from '../errors';
import { choiceOf } from '../records/fields';

export const CodeList = choiceOf<CodeListName>('CodeList', 'Codes others keep the lists of.', {
  country: 'Countries and territories, ISO 3166-1 alpha-2, such as AE.',
  currency: 'Currencies, ISO 4217, such as AED.',
  time_zone: 'Time zones of the IANA database, such as Asia/Dubai.',
});

@Resolver()
export class CodeListsResolver {
  @Query(() => [String], { description: 'The codes a field of such a list takes.' })
  codes(
    @Context() ctx: Ctx,
    @Arg('list', () => CodeList, { description: 'Which list.' }) list: CodeListName,
  ): readonly string[] {
    if (!ctx.session) throw unauthenticated();
    return codeLists[list].codes;
  }
}
