import type { Grant } from './ability';
import { allAreas, findArea } from '../records/area';
import { actionsOn, ownCompanyActions } from './grant-rules';

/** Something a role can grant; `alias` is its name on the REST wire. */
export interface CatalogueEntry {
  alias: string;
  title: string;
  heading: string;
  type: 'platform' | 'company';
  subject: string;
  action: string;
}

const verbs: Record<string, string> = { read: 'View', create: 'Add', update: 'Edit', delete: 'Delete' };

const words = (name: string): string =>
  name
    .replace(/(?!^)([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
const pascal = (name: string): string =>
  name.replace(/(^|_)(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase());

function entry(subject: string, action: string, type: 'platform' | 'company'): CatalogueEntry {
  const name = findArea(subject)?.permissionName ?? subject;
  const heading = words(subject).replace(/^./, (letter) => letter.toUpperCase());
  return {
    alias: `${type === 'platform' ? 'Admin' : ''}${action === 'change_password' ? 'ChangePassword' : `${verbs[action] ?? pascal(action)}${name}`}`,
    title: `${pascal(action).replace(/(?!^)([A-Z])/g, ' $1')} ${words(name)}`,
    heading,
    type,
    subject,
    action,
  };
}

let entries: CatalogueEntry[] | undefined;

/** All that roles can grant, from the areas themselves, and what a company role may do with its own company. */
export function catalogue(): CatalogueEntry[] {
  return (entries ??= [
    ...allAreas().flatMap((area) =>
      actionsOn(area.name).map((action) => entry(area.name, action, area.isTenant ? 'company' : 'platform')),
    ),
    ...ownCompanyActions.map((action) => entry('Company', action, 'company')),
  ]);
}

/** The aliases that grants amount to, inside a company or outside. */
export function aliasesFor(grants: Grant[], type: 'platform' | 'company'): string[] {
  const held = new Set(grants.map(({ subject, action }) => `${subject} ${action}`));
  return catalogue()
    .filter((each) => each.type === type && held.has(`${each.subject} ${each.action}`))
    .map(({ alias }) => alias);
}

/**
 * What a visitor without a role of the company may do inside it: see what their platform roles let them see of
 * everybody, where the company has a permission of that name (AdminViewUser shows its users as ViewUser does).
 */
export function grantsOfVisitor(platformGrants: Grant[]): Grant[] {
  const held = new Set(
    aliasesFor(
      platformGrants.filter(({ scope }) => scope === 'company'),
      'platform',
    ),
  );
  return catalogue()
    .filter(({ type, action, alias }) => type === 'company' && action === 'read' && held.has(`Admin${alias}`))
    .map(({ subject, action }) => ({ subject, action, scope: 'company' }));
}
