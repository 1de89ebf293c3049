import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import { findArea } from '../records/area';
import type { Ctx } from '../context';
import { forbidden, invalid } from '../errors';
import { columnOf } from '../records/fields';
import { oneRecord } from '../records/records';
import { maySee } from '../records/field-masking';
import { noteInAudit } from '../records/write-rows';
import { t } from '../texts/text';
import { refuseUnproven, revealing } from './step-up';

@Resolver()
export class RevealResolver {
  @Mutation(() => String, {
    nullable: true,
    description: 'A masked value in clear, for whom may read sensitive fields of the row; every reveal is audited.',
  })
  async revealValue(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, { description: 'Kind of row, such as Employee.' }) subject: string,
    @Arg('id', () => ID, { description: 'The row.' }) id: string,
    @Arg('field', () => String, { description: 'The masked field, such as iban.' }) field: string,
  ): Promise<string | null> {
    const area = findArea(subject);
    const meta = area?.fields.get(field);
    if (!area || !meta?.encrypted) {
      throw invalid('field', t('reveal.field_not_masked'));
    }
    const row = await oneRecord(ctx, area, id);
    if (!maySee(ctx, area, meta, row)) throw forbidden();
    refuseUnproven(ctx, area, revealing);
    const { rows } = await ctx.tx.query<{ value: string | null }>(
      `select ${columnOf(field)} as value from ${area.table} where id = $1`,
      [id],
    );
    await noteInAudit(ctx, area, id, 'reveal', field);
    return rows[0]?.value ? ctx.services.cipher.decrypt(rows[0].value) : null;
  }
}
