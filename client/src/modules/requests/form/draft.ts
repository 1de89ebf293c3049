import {
  comparisonsOf,
  hasLimits,
  hasOptions,
  type FieldKind,
  type FieldPart,
  type FormField,
} from '../../../../../server/src/modules/requests/domain/form-definition';
import type { FormRecordFragment } from '../../../generated/requests/form';

/** A form as it is edited; what was typed stays here until the server has taken it. */
export interface Draft {
  title: string;
  titleAr: string;
  type: NonNullable<FormRecordFragment['type']>;
  description: string;
  descriptionAr: string;
  dueWithinDays: number | null;
  dueFrom: FormRecordFragment['dueFrom'];
  closeAfterDays: number | null;
  fields: FormField[];
}

/** The place of what is said about the form itself, before its questions. */
export const aboutTheForm = -1;

export interface PlacedProblem {
  at: number;
  part: FieldPart | keyof Draft;
  text: string;
}

export function draftOf(form: FormRecordFragment): Draft {
  return {
    title: form.title ?? '',
    titleAr: form.titleAr ?? '',
    type: form.type ?? 'other',
    description: form.description ?? '',
    descriptionAr: form.descriptionAr ?? '',
    dueWithinDays: form.dueWithinDays,
    dueFrom: form.dueFrom,
    closeAfterDays: form.closeAfterDays,
    // Without the types' names that answers carry and the server does not take back.
    fields: (form.fields ?? []).map(
      ({ name, kind, label, labelAr, help, helpAr, required, min, max, options, conditions }) => ({
        name,
        kind,
        label,
        labelAr,
        help,
        helpAr,
        required,
        min,
        max,
        options: options.map((option) => ({ value: option.value, label: option.label, labelAr: option.labelAr })),
        conditions: conditions.map((condition) => ({
          field: condition.field,
          comparison: condition.comparison,
          value: condition.value,
        })),
      }),
    ),
  };
}

export const isSameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A key no other field has. */
function freeName(fields: readonly FormField[], wish: string): string {
  const taken = new Set(fields.map(({ name }) => name));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? wish : `${wish}${n}`;
    if (!taken.has(name)) return name;
  }
}

export const newField = (fields: readonly FormField[], kind: FieldKind): FormField => ({
  name: freeName(fields, kind === 'longText' ? 'text' : kind),
  kind,
  label: '',
  labelAr: null,
  help: null,
  helpAr: null,
  required: false,
  min: null,
  max: null,
  options: hasOptions(kind) ? [{ value: 'option1', label: '', labelAr: null }] : [],
  conditions: [],
});

/** Another kind of answer keeps what both kinds know. */
export function withKind(field: FormField, kind: FieldKind): FormField {
  const keepsLimits = hasLimits(kind) && limitsOf(kind) === limitsOf(field.kind);
  const options = hasOptions(kind) ? (hasOptions(field.kind) ? field.options : newField([], kind).options) : [];
  return { ...field, kind, options, min: keepsLimits ? field.min : null, max: keepsLimits ? field.max : null };
}

/** What the limits of a kind count. */
export const limitsOf = (kind: FieldKind): 'text' | 'number' | 'date' | 'choices' =>
  kind === 'date' ? 'date' : kind === 'choices' ? 'choices' : kind === 'number' || kind === 'money' ? 'number' : 'text';

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

/** The key of a field changes wherever conditions look at it. */
export function renamed(fields: readonly FormField[], at: number, name: string): FormField[] {
  const before = fields[at]!.name;
  const others = fields.filter((_, index) => index !== at).map((field) => field.name);
  const follows = !others.includes(before);
  return fields.map((field, index) => ({
    ...field,
    name: index === at ? name : field.name,
    conditions: follows
      ? field.conditions.map((condition) => (condition.field === before ? { ...condition, field: name } : condition))
      : field.conditions,
  }));
}

/** Fields a condition of the field at this place can look at. */
export const conditionable = (fields: readonly FormField[], at: number): FormField[] =>
  fields.slice(0, at).filter((field) => comparisonsOf(field.kind).length > 0);
