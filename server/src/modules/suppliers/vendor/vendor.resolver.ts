import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { Vendor, vendor } from './vendor';
import { rejectVendorAccount, verifyVendorAccount } from './vendor.actions';

const which = { description: 'The vendor.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class VendorActions {
  @Mutation(() => Vendor, { description: 'Verifies the bank account of a vendor; refused to who entered it.' })
  async verifyVendor(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<Vendor>> {
    return maskFields(ctx, vendor, await verifyVendorAccount(ctx, id, version));
  }

  @Mutation(() => Vendor, { description: 'Refuses the bank account of a vendor that waits to be verified.' })
  async rejectVendor(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, in up to 300 characters.' }) note: string,
  ): Promise<Row<Vendor>> {
    return maskFields(ctx, vendor, await rejectVendorAccount(ctx, id, version, note));
  }
}

offerInBulk(vendor, { verify: verifyVendorAccount }, { reject: rejectVendorAccount });

export const VendorResolver = [...CrudResolver(vendor), VendorActions];
