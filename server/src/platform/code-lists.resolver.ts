import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import { codeLists, type CodeListName } from './code-lists';
import type { Ctx } from './context';
import { unauthenticated } from './errors';
import { choiceOf } from './fields';

export const CodeList = choiceOf('CodeList', 'Codes others keep the lists of: countries by ISO 3166-1, currencies by ISO 4217, IANA time zones.',
  Object.keys(codeLists) as CodeListName[]);

@Resolver()
export class CodeListsResolver {
  @Query(() => [String], { description: 'The codes a field of such a list takes.' })
  codes(@Context() ctx: Ctx, @Arg('list', () => CodeList, { description: 'Which list.' }) list: CodeListName): readonly string[] {
    if (!ctx.session) throw unauthenticated();
    return codeLists[list].codes;
  }
}
