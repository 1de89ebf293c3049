import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { columnOf, field, fieldsOf, nameRecord, recordNamed } from './fields';

/** What every stored row has. Rows travel through the server as plain objects of this shape, not as class instances. */
@ObjectType()
export abstract class BaseRecord {
  @Field(() => ID, { description: 'Identifier: 24 hex characters, in order of creation.', simple: true })
  @PrimaryColumn({ type: 'char', length: 24 })
  id!: string;

  @Field(() => Int, { description: 'Counts up with every change; send it back when updating.', simple: true })
  @Column({ type: 'int', default: 1 })
  version!: number;

  @field.instant({ description: 'When the row was made.', write: 'never' }) createdAt!: Date;
  @field.instant({ description: 'When the row was last changed.', write: 'never' }) updatedAt!: Date;
  @field.instant({ description: 'When the row was deleted; empty for a row in use.', optional: true, write: 'never' })
  deletedAt!: Date | null;

  @Column({ type: 'char', length: 24, nullable: true, name: 'created_by_id' }) createdById!: string | null;
  @Column({ type: 'char', length: 24, nullable: true, name: 'updated_by_id' }) updatedById!: string | null;

  @Field(() => [String], { description: 'What the signed-in user may do with this row now.', simple: true })
  allowedActions!: string[];

  @Field(() => [String], {
    description:
      'Fields of this row that are hidden from the signed-in user: they answer empty, and the user cannot change them.',
    simple: true,
  })
  hiddenFields!: string[];
}

/** A row of the whole product, outside any company. */
@ObjectType()
export abstract class PlatformRecord extends BaseRecord {}

/** A row of one company: its key begins with the company, and row-level security hides it from all others. */
@ObjectType()
export abstract class CompanyRecord extends BaseRecord {
  @PrimaryColumn({ type: 'char', length: 24, name: 'company_id' }) companyId!: string;
}

type RecordClass = abstract new (...args: never[]) => BaseRecord;
const tables = new Map<RecordClass, string>();

export const tableOf = (record: RecordClass): string => tables.get(record)!;
export const isCompanyRecord = (record: RecordClass): boolean => record.prototype instanceof CompanyRecord;

/** Declares a record: its GraphQL type, its table, its unique keys and its foreign keys within the company. */
export function record(name: string, description: string, table = columnOf(name).slice(1)) {
  return <C extends RecordClass>(target: C): void => {
    tables.set(target, table);
    nameRecord(name, target);
    ObjectType(name, { description })(target);
    Entity(table)(target as never);
    const tenant = isCompanyRecord(target) ? ['companyId'] : [];
    for (const meta of fieldsOf(target)) {
      if (meta.unique) {
        const options = { unique: true, where: 'deleted_at IS NULL' };
        Index(`${table}_${columnOf(meta.name)}_key`, [...tenant, meta.name], options)(target);
      }
    }
  };
}

/**
 * Foreign keys of all records; within a company they carry its id, so that no row can point into another company. What
 * belongs to no company can only point into one if it is that company itself.
 */
export function declareForeignKeys(): void {
  for (const [target, table] of tables) {
    for (const meta of fieldsOf(target).filter(({ kind }) => kind === 'reference')) {
      const other = recordNamed(meta.target!) as RecordClass;
      const isComposite = isCompanyRecord(other);
      const own = isCompanyRecord(target) ? 'companyId' : 'id';
      ForeignKey(
        (() => other) as never,
        (isComposite ? [own, meta.name] : [meta.name]) as never,
        (isComposite ? ['companyId', 'id'] : ['id']) as never,
        { name: `${table}_${columnOf(meta.name)}_fkey` },
      )(target);
    }
  }
}
