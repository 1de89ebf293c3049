import { Arg, Ctx as Context, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { ComponentFault } from '../../../../kernel/formula/components';
import { formulaVariables } from '../../engine/components/formula-variables';
import { offeredRows } from './offered-rows';
import { mayDoSome } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { forbidden } from '../../../../platform/errors';
import { DateScalar } from '../../../../platform/graphql/scalars';
import type { Text } from '../../../../kernel/text/text';
import { todayIn } from '../../../../platform/today';
import { LocalizedText } from '../../runs/payslip/payslip';
import { faultsOf, formulaFunctions, payComponent, PayComponentKind } from './pay-component';
import { companyRows } from '../../../organisation/organisation.sql';

@ObjectType('FormulaVariable', { description: 'A value formulas of pay may name.' })
class FormulaVariable {
  @Field(() => String, { description: 'How formulas write it.', simple: true }) name!: string;
  @Field(() => String, { description: 'number, text, truth or date.', simple: true }) type!: string;
  @Field(() => LocalizedText, { description: 'What it is.', simple: true }) label!: Text;
}

@ObjectType('PayFunction', { description: 'A function formulas of pay may use.' })
class PayFunction {
  @Field(() => String, { description: 'What it is called.', simple: true }) name!: string;
  @Field(() => String, { description: 'How it is written.', simple: true }) example!: string;
  @Field(() => LocalizedText, { description: 'What it answers.', simple: true }) help!: Text;
}

@ObjectType('PayVocabulary', { description: 'Everything a formula of pay may be made of.' })
class PayVocabulary {
  @Field(() => [FormulaVariable], {
    description: 'Values of the person, the month and their pay, then the components of the company.',
    simple: true,
  })
  words!: FormulaVariable[];
  @Field(() => [PayFunction], { description: 'What formulas may call.', simple: true }) functions!: PayFunction[];
  @Field(() => [String], { description: 'Look-up tables.', simple: true }) tables!: string[];
}

@InputType('PayFormulaInput', { description: 'A component as it is being written.' })
export class PayFormulaInput {
  @Field(() => ID, { nullable: true, description: 'The version that is changed; empty for a new one.', simple: true })
  id?: string | null;
  @Field(() => String, { description: 'Its code; may still be empty.', simple: true }) code!: string;
  @Field(() => String, { description: 'What it comes to, in the language of formulas.', simple: true })
  formula!: string;
  @Field(() => String, { nullable: true, description: 'When it counts at all; empty for always.', simple: true })
  condition?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an hour of overtime is worth it too; not unless told.',
    simple: true,
  })
  countsForOvertime?: boolean | null;
  @Field(() => DateScalar, { nullable: true, description: 'First day; today unless told.', simple: true }) validFrom?:
    | string
    | null;
  @Field(() => DateScalar, { nullable: true, description: 'Last day.', simple: true }) validTo?: string | null;
}

@ObjectType('PayFormulaFault', { description: 'What is wrong with a formula, and where.' })
class PayFormulaFault {
  @Field(() => String, { description: 'formula or condition.', simple: true }) in!: string;
  @Field(() => Int, { description: 'The first character of the faulty part, counted from 0.', simple: true })
  start!: number;
  @Field(() => Int, { description: 'The character after it.', simple: true }) end!: number;
  @Field(() => LocalizedText, { description: 'What is wrong and what to do.', simple: true }) message!: Text;
}

@ObjectType('OfferedPayComponent', {
  description:
    'A component for attendance as the law of the company has it: overtime, work by night, on days of rest and on holidays, lateness.',
})
class OfferedPayComponent {
  @Field(() => String, { description: 'What formulas call it.', simple: true }) code!: string;
  @Field(() => String, { description: 'What it is called.', simple: true }) name!: string;
  @Field(() => String, { description: 'Its name on Arabic payslips.', simple: true }) nameAr!: string;
  @Field(() => PayComponentKind, { description: 'Whether it is paid or taken off.', simple: true }) kind!: string;
  @Field(() => String, { description: 'What it comes to, in the language of formulas.', simple: true })
  formula!: string;
  @Field(() => LocalizedText, { description: 'What the law says, where, and since when.', simple: true })
  rule!: Text;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Since when, or from when on, the company has a component of this code; empty where it has none.',
    simple: true,
  })
  since!: string | null;
  @Field(() => Boolean, { description: 'Whether that one has a formula of the company’s own.', simple: true })
  own!: boolean;
}

/** A component that has no code yet is checked under a name nobody can give. */
const unnamed = '_';

@Resolver()
class PayFormulas {
  @Query(() => PayVocabulary, { description: 'What formulas of pay may be made of, in this company.' })
  async payVocabulary(@Context() ctx: Ctx): Promise<PayVocabulary> {
    if (!mayDoSome(ctx.ability, 'read', payComponent)) throw forbidden();
    const { rows } = await ctx.tx.query<{ code: string; name: string; nameAr: string | null }>(
      `select distinct on (code) code, name, name_ar as "nameAr" from pay_component where company_id = $1
        and deleted_at is null order by code, valid_from desc`,
      [ctx.companyId],
    );
    const { rows: tables } = await ctx.tx.query<{ name: string }>(
      'select distinct table_name as name from pay_table_row where company_id = $1 and deleted_at is null order by 1',
      [ctx.companyId],
    );
    return {
      words: [
        ...Object.entries(formulaVariables).map(([name, { type, label }]) => ({ name, type, label })),
        ...rows.map(({ code, name, nameAr }) => ({
          name: code,
          type: 'number',
          label: { en: name, ar: nameAr ?? name },
        })),
      ],
      functions: formulaFunctions,
      tables: tables.map(({ name }) => name),
    };
  }

  @Query(() => [OfferedPayComponent], {
    description:
      'Components for attendance by the law of the country today, with those the company has in their place.',
  })
  async offeredPayComponents(@Context() ctx: Ctx): Promise<OfferedPayComponent[]> {
    if (!mayDoSome(ctx.ability, 'read', payComponent)) throw forbidden();
    const { rows } = await ctx.tx.query<{ country: string; there: { code: string; formula: string; since: string }[] }>(
      `select c.country, (select coalesce(json_agg(json_build_object('code', v.code, 'formula', v.formula, 'since',
        v.valid_from)), '[]') from (
         select distinct on (p.code) p.code, p.formula, p.valid_from from pay_component p
         where p.company_id = c.id and p.deleted_at is null and (p.valid_to is null or p.valid_to >= $2)
           order by p.code, p.valid_from) v) as there
       from ${companyRows('country')} c where c.id = $1`,
      [ctx.companyId, todayIn(ctx)],
    );
    const { country, there } = rows[0]!;
    const byCode = new Map(there.map((each) => [each.code, each]));
    return offeredRows(country, todayIn(ctx)).map((each) => {
      const has = byCode.get(each.code);
      return { ...each, since: has?.since ?? null, own: has !== undefined && has.formula !== each.formula };
    });
  }

  @Query(() => [PayFormulaFault], {
    description: 'What is wrong with a component while it is being written; nothing is saved.',
  })
  async checkPayComponent(
    @Context() ctx: Ctx,
    @Arg('input', () => PayFormulaInput, { description: 'The component as it stands.' }) input: PayFormulaInput,
  ): Promise<PayFormulaFault[]> {
    if (!mayDoSome(ctx.ability, 'read', payComponent)) throw forbidden();
    const code = input.code || unnamed;
    const version = {
      code,
      formula: input.formula,
      condition: input.condition || null,
      countsForOvertime: input.countsForOvertime ?? false,
      validFrom: input.validFrom ?? ctx.now.toISOString().slice(0, 10),
      validTo: input.validTo ?? null,
    };
    return (await faultsOf(ctx, input.id ?? '', version)).filter((each) => each.code === code).map(shownFault);
  }
}

const shownFault = ({ in: place, fault }: ComponentFault): PayFormulaFault => ({ in: place, ...fault });

export const PayComponentResolver = [...CrudResolver(payComponent), PayFormulas];
