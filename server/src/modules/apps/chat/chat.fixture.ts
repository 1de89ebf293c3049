import { newId } from '../../../platform/records/ids';
import type { Person } from '../../../../test/test-app';

export interface Message {
  id: string;
  text: string;
  isMine: boolean;
  deliveredAt: string | null;
  seenAt: string | null;
  isDeleted: boolean;
  sentAt: string;
}
export const message = 'id text isMine deliveredAt seenAt isDeleted sentAt';
export const send = (from: Person, to: Person, text: string, key = newId()) =>
  from.graphql(
    `mutation($to: ID!, $text: String!, $key: String!) { sendChatMessage(to: $to, text: $text, key: $key) { ${message} } }`,
    { to: to.id, text, key },
  );
export const sent = async (from: Person, to: Person, text: string): Promise<Message> =>
  (await send(from, to, text)).data.sendChatMessage;
export const seen = (who: Person, from: Person, upTo?: string) =>
  who.graphql('mutation($with: ID!, $upTo: ID) { markChatSeen(with: $with, upTo: $upTo) }', { with: from.id, upTo });
export const receive = (who: Person) => who.graphql('mutation { receiveChat }');
export const remove = (who: Person, id: string) =>
  who.graphql(`mutation($id: ID!) { deleteChatMessage(id: $id) { ${message} } }`, { id });
