import type { NotificationKind } from './domain/notification-kinds';
import { type Row } from '../records/row';

/** Whom an area tells of what is done to its rows: those named who may read the row, and never the one who did it. */
export interface Notice<Field extends string = string> {
  kind: NotificationKind;
  /** The actions after which people are told, as in the audit log. */
  on: string[];
  when?(row: Row): boolean;
  /** Fields that name users to be told. */
  users?: Field[];
  /** Of them only where this field is empty. */
  usersWithout?: Field;
  /** Fields that name employees whose users are told. */
  employees?: Field[];
  /**
   * SQL that joins to row t the users u who are told whatever their grants: what the row asks of them is all they
   * learn.
   */
  among?: string;
  /** Everybody who may do this to the row is told, but for whom it is about and for the users named by `butNot`. */
  whoMay?: string;
  butNot?: Field[];
  /**
   * Actions after which nobody has to see it any more: what is unread then counts as read, and all who were told hear
   * of it.
   */
  until?: string[];
  /** What the sentence names, by the field that knows it; a reference by the name of whom it refers to. */
  facts: Record<string, Field>;
  /** A fact told beside those of the row: of a row with the same one nobody is told twice. */
  oncePer?: string;
  /** What happens in the background is news to whoever asked for it too. */
  evenActor?: true;
}
