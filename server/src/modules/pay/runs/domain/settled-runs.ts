/** Runs whose amounts no longer change, over the alias `r`. */
export const settled = `r.state in ('approved', 'paid', 'posted') and r.deleted_at is null`;
