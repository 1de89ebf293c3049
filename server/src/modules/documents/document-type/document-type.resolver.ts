import { Ctx as Context, Mutation, Resolver } from 'type-graphql';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { createRecords } from '../../../platform/records/records';
import { DocumentType, DocumentTypeResolver as Lists, documentType } from './document-type';

@Resolver()
class Adoption {
  @Mutation(() => [DocumentType], {
    description: 'Makes the standard document types the company does not have yet its own, and answers those.',
  })
  async adoptDocumentTypes(@Context() ctx: Ctx): Promise<Row<DocumentType>[]> {
    const { rows } = await ctx.tx.query<Values>(
      `select s.name, s.category, s.applies_to as "appliesTo", s.sort_order as "sortOrder", s.has_expiry as "hasExpiry",
        s.notice_days as "noticeDays",
         s.is_required as "isRequired"
       from standard_document_type s where s.deleted_at is null
         and not exists (select 1 from document_type t where t.company_id = $1 and t.name = s.name
         and t.deleted_at is null) order by s.sort_order, s.name`,
      [ctx.companyId],
    );
    return createRecords(ctx, documentType, rows);
  }
}

export const DocumentTypeResolver = [...Lists, Adoption];
