import { Field, InputType, ObjectType } from 'type-graphql';
import { choiceOf } from '../../../../platform/records/fields';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import type { EndOfServiceLine as Line } from '../domain/end-of-service-lines';
import type { NoticeGiver as Giver } from '../../statutory/settlement-laws';
import type { PayInput } from '../../engine/payslip';
import type { OtherAmount } from '../domain/settlement';
import type { Text } from '../../../../kernel/text/text';
import { answerInputs, LocalizedText } from '../../runs/payslip/payslip';

export const NoticeGiver = choiceOf<Giver>('NoticeGiver', 'Who gave notice.', {
  employer: 'The company.',
  employee: 'Who leaves.',
});
const SettlementAmountKind = choiceOf('SettlementAmountKind', 'Which way an amount goes.', {
  addition: 'Paid to the employee.',
  deduction: 'Taken from them.',
});
const SettlementAmountCategory = choiceOf(
  'SettlementAmountCategory',
  'What an amount is for, where the settlement tells it apart.',
  {
    asset: 'Something of the company they have not returned, which is taken.',
    ticket: 'The journey home, which is paid.',
  },
);

@ObjectType('EndOfServiceLine', { description: 'One step of the calculation with everything needed to follow it.' })
export class EndOfServiceLine implements Line {
  @Field(() => String, {
    description:
      'SERVICE, EXCLUDED, YEARS, COMPONENT with its code, WAGE, DAILY, FIRST, LATER, CAP, AWARD, LEAVE with its type, NOTICE, LOAN, ASSET, TICKET and OTHER with their number, ONE_OFF with its number, BROUGHT_FORWARD, NET or OWED.',
    simple: true,
  })
  code!: string;
  @Field(() => String, {
    nullable: true,
    description: 'award, leave, notice, loans, others or net; empty in ends of before there was more than the award.',
    simple: true,
  })
  section?: Line['section'];
  @Field(() => String, {
    nullable: true,
    description: 'addition where it is paid, deduction where it is taken; empty for steps on the way to a line.',
    simple: true,
  })
  kind?: Line['kind'];
  @Field(() => LocalizedText, { description: 'Name of the step.', simple: true }) name!: Text;
  @Field(() => DecimalScalar, { description: 'Its result.', simple: true }) value!: string;
  @Field(() => String, { description: 'What the result is in: a currency, days or years.', simple: true })
  unit!: string;
  @Field(() => String, { description: 'How it is calculated.', simple: true }) formula!: string;
  inputs!: readonly PayInput[];
  @Field(() => LocalizedText, { description: 'The rule it follows, with its day and source.', simple: true })
  reason!: Text;
}
answerInputs(EndOfServiceLine);

@ObjectType('SettlementAmount', {
  description: 'An amount of the end entered by hand, such as a repatriation ticket or an asset not returned.',
})
@InputType('SettlementAmountInput', {
  description: 'An amount of the end entered by hand, such as a repatriation ticket or an asset not returned.',
})
export class SettlementAmount implements OtherAmount {
  @Field(() => SettlementAmountCategory, {
    nullable: true,
    description: 'What it is for; empty for anything else.',
    simple: true,
  })
  category?: OtherAmount['category'];
  @Field(() => SettlementAmountKind, { description: 'Whether it is paid or taken.', simple: true })
  kind!: OtherAmount['kind'];
  @Field(() => String, { description: 'What it is.', simple: true }) title!: string;
  @Field(() => DecimalScalar, { description: 'How much, above zero.', simple: true }) amount!: string;
  @Field(() => String, { description: 'Why it is paid or taken.', simple: true }) reason!: string;
}

@ObjectType('EndOfServicePreview', {
  description: 'What an employee would be paid if the employment ended; nothing of it is stored.',
})
export class EndOfServicePreview {
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
  @Field(() => DecimalScalar, { description: 'Years of service.', simple: true }) years!: string;
  @Field(() => DecimalScalar, { description: 'What the law gives for the service.', simple: true }) award!: string;
  @Field(() => DecimalScalar, { description: 'All that would be due.', simple: true }) additions!: string;
  @Field(() => DecimalScalar, { description: 'All that would be taken.', simple: true }) deductions!: string;
  @Field(() => DecimalScalar, { description: 'What would be paid.', simple: true }) net!: string;
  @Field(() => DecimalScalar, { description: 'What the employee would still owe.', simple: true }) owed!: string;
  @Field(() => [EndOfServiceLine], { description: 'The calculation line by line.', simple: true }) lines!: Line[];
}
