import { Ctx as Context, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { allApprovable, hasFlows } from '../../../platform/approval/approval';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { approvalFlow, factsOf } from './approval-flow';
import { say } from '../../../platform/text';

@ObjectType('ApprovalFactChoice', { description: 'Something a fact can be.' })
class ApprovalFactChoice {
  @Field(() => String, { description: 'What a condition keeps.', simple: true }) value!: string;
  @Field(() => String, { description: 'What is read, in your language.', simple: true }) label!: string;
}

@ObjectType('ApprovalFact', { description: 'Something a condition of a flow may be about.' })
class ApprovalFactLine {
  @Field(() => String, { description: 'What a condition keeps.', simple: true }) name!: string;
  @Field(() => String, { description: 'What is read, in your language.', simple: true }) label!: string;
  @Field(() => String, { description: 'number, choice or department.', simple: true }) kind!: string;
  @Field(() => [ApprovalFactChoice], { description: 'What a choice offers.', simple: true })
  choices!: ApprovalFactChoice[];
}

@ObjectType('ApprovalSubject', { description: 'A kind of row that people approve.' })
class ApprovalSubject {
  @Field(() => String, { description: 'Kind of row, such as EmployeeLeave.', simple: true }) subject!: string;
  @Field(() => String, { description: 'What one such row is called, in your language.', simple: true }) label!: string;
  @Field(() => Boolean, {
    description: 'Whether such rows are about an employee, whose managers and department steps can name.',
    simple: true,
  })
  isAboutEmployee!: boolean;
  @Field(() => [ApprovalFactLine], { description: 'What conditions may be about.', simple: true })
  facts!: ApprovalFactLine[];
}

@Resolver()
class ApprovalSubjects {
  @Query(() => [ApprovalSubject], { description: 'What people approve, for flows and delegations.' })
  async approvalSubjects(@Context() ctx: Ctx): Promise<ApprovalSubject[]> {
    const { locale } = ctx;
    if (ctx.user.type === 'client') return [];
    return Promise.all(
      allApprovable()
        .filter(hasFlows)
        .map(async ({ area }) => ({
          subject: area.name,
          label: say(area.label, locale),
          isAboutEmployee: !!area.person,
          facts: ((await factsOf(ctx, area.name)) ?? []).map((fact) => ({
            name: fact.name,
            kind: fact.kind,
            label: say(fact.label, locale),
            choices: Object.entries(fact.choices ?? {}).map(([value, text]) => ({ value, label: say(text, locale) })),
          })),
        })),
    );
  }
}

export const ApprovalFlowResolver = [...CrudResolver(approvalFlow), ApprovalSubjects];
