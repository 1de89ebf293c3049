import { networkIn } from '../../../platform/access/networks';
import { addressOf, isAllowedFrom } from '../../../platform/access/allowed-networks';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import type { Row } from '../../../platform/records/area';
import { mostNetworks, type Company } from './company-record';
import { t } from '../texts/text';

const longestNote = 120;
const refused = (text: Parameters<typeof invalid>[1]) => invalid('allowedNetworks', text);

/** Refuses networks that are none, and a list that would keep out whoever saves it. */
export function refuseNetworks(ctx: Ctx, { allowedNetworks }: Row<Company>, before: Row<Company> | null): void {
  if (JSON.stringify(allowedNetworks ?? []) === JSON.stringify(before?.allowedNetworks ?? [])) return;
  const networks = allowedNetworks ?? [];
  if (networks.length > mostNetworks) throw refused(t('company_networks.too_many_networks', { mostNetworks }));
  for (const { network, note } of networks) {
    if (!networkIn(network)) throw refused(t('company_networks.no_network', { network: network.slice(0, 80) }));
    if (note && note.length > longestNote) throw refused(t('company_networks.note_too_long', { network, longestNote }));
  }
  const twice = networks.find(({ network }, at) => networks.findIndex((each) => each.network === network) < at);
  if (twice) throw refused(t('company_networks.twice', { network: twice.network }));
  const { type, company } = ctx.user;
  const address = addressOf(ctx);
  if (company && type !== 'admin' && !isAllowedFrom(networks, address))
    throw refused(t('company_networks.keeps_you_out', { address }));
}
