/**
 * What ends of service that are paid took over of what payslips had carried forward, over the alias `o`; more
 * conditions may follow.
 */
export const carriedTakenAtEnd = (company: string): string => `
  select o.employee_id, -(l->>'value')::numeric as rest from end_of_service o, jsonb_array_elements(o.lines) l
  where o.company_id = ${company} and o.state = 'paid' and o.deleted_at is null and l->>'code' = 'BROUGHT_FORWARD'`;
