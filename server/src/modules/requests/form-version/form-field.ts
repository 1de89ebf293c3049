import { Field, InputType, ObjectType } from 'type-graphql';
import { choiceOf } from '../../../platform/records/fields';
import type { Comparison, Condition, FieldKind, FieldOption, FormField } from '../domain/form-definition';

const FormFieldKind = choiceOf<FieldKind>('FormFieldKind', 'What kind of answer a field of a form takes.', {
  text: 'One line.',
  longText: 'Several lines.',
  number: 'A number, decimals included.',
  money: 'An amount in the currency of the company.',
  date: 'A day.',
  choice: 'One of the options.',
  choices: 'Any of the options.',
  flag: 'Yes or no.',
  employee: 'One of the employees.',
  department: 'One of the departments.',
  file: 'An uploaded file.',
});
const FormComparison = choiceOf<Comparison>(
  'FormComparison',
  'How a condition compares the answer to an earlier field.',
  {
    eq: 'Is the same.',
    ne: 'Is another.',
    gt: 'Is greater, or later.',
    gte: 'Is at least, or not earlier.',
    lt: 'Is smaller, or earlier.',
    lte: 'Is at most, or not later.',
    includes: 'Is among the options chosen.',
  },
);

@ObjectType('FormFieldOption', { description: 'Something to choose in a field of a form.' })
@InputType('FormFieldOptionInput', { description: 'Something to choose in a field of a form.' })
class FormFieldOption implements FieldOption {
  @Field(() => String, { description: 'What an answer keeps.', simple: true }) value!: string;
  @Field(() => String, { description: 'What is read.', simple: true }) label!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What is read in Arabic; the other text where empty.',
    simple: true,
  })
  labelAr?: string | null;
}

@ObjectType('FormCondition', {
  description: 'Holds where the answer to an earlier field compares so; never while that is unanswered.',
})
@InputType('FormConditionInput', {
  description: 'Holds where the answer to an earlier field compares so; never while that is unanswered.',
})
class FormCondition implements Condition {
  @Field(() => String, { description: 'Name of the earlier field.', simple: true }) field!: string;
  @Field(() => FormComparison, { description: 'How it compares.', simple: true }) comparison!: Comparison;
  @Field(() => String, {
    description: 'With what: a text, a decimal number, a day, true or false, the value of an option, an id.',
    simple: true,
  })
  value!: string;
}

@ObjectType('FormField', { description: 'One question of a form.' })
@InputType('FormFieldInput', { description: 'One question of a form.' })
export class FormFieldLine implements FormField {
  @Field(() => String, {
    description: 'What answers are kept under: a small letter, then letters and digits; unique in the form.',
    simple: true,
  })
  name!: string;
  @Field(() => FormFieldKind, { description: 'Kind of answer.', simple: true }) kind!: FieldKind;
  @Field(() => String, { description: 'What is asked.', simple: true }) label!: string;
  @Field(() => String, { nullable: true, description: 'What is asked, in Arabic.', simple: true }) labelAr?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'A hint below it.', simple: true }) help?: string | null;
  @Field(() => String, { nullable: true, description: 'The hint in Arabic.', simple: true }) helpAr?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it has to be answered where it is asked.',
    simple: true,
  })
  required!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Fewest characters, least number, first day or fewest choices, by kind.',
    simple: true,
  })
  min?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Most characters, highest number, last day or most choices, by kind.',
    simple: true,
  })
  max?: string | null;
  @Field(() => [FormFieldOption], { defaultValue: [], description: 'What a choice offers.', simple: true })
  options!: FormFieldOption[];
  @Field(() => [FormCondition], {
    defaultValue: [],
    description: 'When it is asked: all must hold; none means always.',
    simple: true,
  })
  conditions!: FormCondition[];
}
