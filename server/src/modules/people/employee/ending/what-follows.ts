import { countryMeant } from '../../../../kernel/nationality';
import type { Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { datedShift } from '../history/dated-shift';
import type { Employee } from '../employee';

/** What the server works out of what is written about an employee. */
export function whatFollows(ctx: Ctx, after: Row<Employee>, before: Row<Employee> | null): Values {
  return { ...datedShift(ctx, after, before), ...nationalityMadeOut(after, before) };
}

/** A new wording tells the country where it can; a country that is chosen needs the wording of before no more. */
function nationalityMadeOut({ nationality, nationalityAsGiven }: Row<Employee>, before: Row<Employee> | null): Values {
  if (nationality !== (before?.nationality ?? null)) {
    return {
      nationality,
      nationalityAsGiven: nationalityAsGiven === before?.nationalityAsGiven ? null : nationalityAsGiven,
    };
  }
  if (nationalityAsGiven === (before?.nationalityAsGiven ?? null))
    return before ? {} : { nationality, nationalityAsGiven };
  return {
    nationality: nationalityAsGiven === null ? nationality : countryMeant(nationalityAsGiven),
    nationalityAsGiven,
  };
}
