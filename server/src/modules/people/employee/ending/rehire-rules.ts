import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';

/** The former employment has ended before the new one begins, and is followed by no other. */
export async function refuseRehire(
  ctx: Ctx,
  { id, rehireOfId, hireDate }: { id: string; rehireOfId: string; hireDate: string },
): Promise<void> {
  const {
    rows: [former],
  } = await ctx.tx.query<{ status: string; exit: string | null; code: string | null }>(
    `select f.status, f.exit_date as exit, (select n.code from employee n where n.company_id = $1 and n.rehire_of_id = f.id and n.id <> $3 and n.deleted_at is null) as code
     from employee f where f.company_id = $1 and f.id = $2 and f.deleted_at is null for no key update of f`,
    [ctx.companyId, rehireOfId, id],
  );
  if (!former || former.status !== 'exited' || !former.exit) {
    throw conflict({
      en: 'Only who has left with a last day is taken on again.',
      ar: 'لا يعاد إلا تعيين من غادر وله آخر يوم عمل.',
    });
  }
  if (former.code)
    throw conflict({
      en: `This person was taken on again already, as ${former.code}.`,
      ar: `أُعيد تعيين هذا الشخص من قبل بالرقم ${former.code}.`,
    });
  if (hireDate <= former.exit) {
    throw invalid('hireDate', {
      en: `The former employment lasted until ${former.exit}; the new one begins later.`,
      ar: `استمرت الخدمة السابقة حتى ${former.exit}؛ تبدأ الجديدة بعد ذلك.`,
    });
  }
}

/** A former employment does not reach into the one that followed it. */
export async function refuseReachingNext(ctx: Ctx, id: string, exitDate: string): Promise<void> {
  const {
    rows: [next],
  } = await ctx.tx.query<{ hire: string }>(
    'select hire_date as hire from employee where company_id = $1 and rehire_of_id = $2 and deleted_at is null and hire_date <= $3',
    [ctx.companyId, id, exitDate],
  );
  if (next) {
    throw invalid('exitDate', {
      en: `The next employment of this person begins on ${next.hire}; this one ends before.`,
      ar: `تبدأ الخدمة التالية لهذا الشخص في ${next.hire}؛ وتنتهي هذه قبلها.`,
    });
  }
}
