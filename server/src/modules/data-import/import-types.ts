import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Text } from '../../platform/text';
import { LocalizedText } from '../pay/runs/payslip/payslip';

const simple = (description: string, nullable = false) => ({ description, nullable, simple: true });

@ObjectType('ImportChoice', { description: 'A value one may choose.' })
export class ImportChoice {
  @Field(() => String, simple('The value to send.')) value!: string;
  @Field(() => LocalizedText, simple('What it means.')) label!: Text;
}

@ObjectType('ImportColumn', { description: 'A column of the file and what it was taken for.' })
export class ImportColumn {
  @Field(() => String, simple('Its name.')) header!: string;
  @Field(() => String, simple('What it is mapped to; empty when it is left out.', true)) target!: string | null;
  @Field(() => String, simple('What was guessed from its name and its cells.', true)) guess!: string | null;
  @Field(() => Float, simple('How sure the guess is, 0 to 1.')) confidence!: number;
  @Field(() => Boolean, simple('The guess is not sure: a person should confirm.')) isAsked!: boolean;
  @Field(() => [String], simple('Some of its cells.')) samples!: string[];
}

@ObjectType('ImportValue', { description: 'A value that stands in a column and what it is taken to mean.' })
export class ImportValue {
  @Field(() => String, simple('What stands there.')) said!: string;
  @Field(() => Int, simple('In how many rows.')) times!: number;
  @Field(() => String, simple('What it means; null when nobody knows.', true)) meaning!: string | null;
}

@ObjectType('ImportOffer', { description: 'A change to the cells that the data calls for.' })
export class ImportOffer {
  @Field(
    () => String,
    simple(
      'nameOrder, dayFormat, dayShift, decimalMark, payPeriod, values, referenceMissing, numberMissing, managerMissing, payZero, hireDateMissing or trim: the name in the transformations.',
    ),
  )
  kind!: string;
  @Field(
    () => String,
    simple(
      'What the column is mapped to; for dayFormat, dayShift, decimalMark, referenceMissing and values the key below their name.',
    ),
  )
  target!: string;
  @Field(() => String, simple('Column; empty where the file has none.', true)) header!: string | null;
  @Field(() => LocalizedText, simple('What it is about.')) title!: Text;
  @Field(() => LocalizedText, simple('Why it is offered.')) because!: Text;
  @Field(
    () => [ImportChoice],
    simple('What one may choose; empty when it is simply done or, for hireDateMissing, a date.'),
  )
  options!: ImportChoice[];
  @Field(() => String, simple('What is suggested.', true)) suggested!: string | null;
  @Field(() => String, simple('What is chosen now.', true)) chosen!: string | null;
  @Field(() => Boolean, simple('The data leaves it open: a person should confirm.')) isAsked!: boolean;
  @Field(() => [ImportValue], simple('For kind values: every value of the column.')) values!: ImportValue[];
}

@ObjectType('ImportRowProblem', { description: 'What is wrong with one row.' })
export class ImportRowProblem {
  @Field(() => String, simple('Kind of problem.')) code!: string;
  @Field(() => Boolean, simple('Errors keep the row from being imported; warnings do not.')) isError!: boolean;
  @Field(() => String, simple('Column; empty for the whole row.', true)) header!: string | null;
  @Field(() => LocalizedText, simple('What is wrong.')) message!: Text;
  @Field(() => LocalizedText, simple('What repairs it.')) repair!: Text;
}

@ObjectType('ImportRow', { description: 'One row of the file.' })
export class ImportRow {
  @Field(() => Int, simple('Its number in the file.')) row!: number;
  @Field(() => [String], simple('Its cells in the order of the columns.')) cells!: string[];
  @Field(() => Boolean, simple('Somebody left it out.')) isSkipped!: boolean;
  @Field(() => String, simple('create, update, unchanged, skipped or rejected; empty before the dry run.', true))
  outcome!: string | null;
  @Field(() => [ImportRowProblem], simple('What is wrong with it.')) problems!: ImportRowProblem[];
  @Field(() => [String], simple('Cells that would mend a shifted row.', true)) suggestion!: string[] | null;
}

@ObjectType('ImportPreview', {
  description: 'A file before anything is written: its columns, what they were taken for, and what the data calls for.',
})
export class ImportPreview {
  @Field(() => [ImportColumn], simple('The columns in order.')) columns!: ImportColumn[];
  @Field(() => [ImportChoice], simple('What a column can be mapped to.')) targets!: ImportChoice[];
  @Field(() => [ImportOffer], simple('Transformations offered for the mapping asked about.')) offers!: ImportOffer[];
  @Field(() => [ImportRow], simple('The first rows.')) sampleRows!: ImportRow[];
}

@ObjectType('ImportRowPage', { description: 'Some rows of a file.' })
export class ImportRowPage {
  @Field(() => [ImportRow], simple('Those of this page, in the order of the file.')) rows!: ImportRow[];
  @Field(() => Int, simple('How many there are in all.')) total!: number;
}
