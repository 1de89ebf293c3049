import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import { areaNamed, type Area } from '../records/area';
import type { Related } from './related';
import { systemColumns } from './select-list';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * What an operation asks of the rows of one area. Conditions such as @skip are ignored: reading too much is harmless.
 */
interface Selection {
  fields: ReadonlySet<string>;
  related: readonly Related[];
  beside: ReadonlySet<string>;
  /**
   * Whether the statement that reads the rows, or the page with what it refers to, is all that is asked of the
   * database.
   */
  isAlone: boolean;
}

/** References of references come along in the same statement; what lies deeper is loaded when it is reached. */
const deepestRelated = 2;
const known = new WeakMap<FieldNode, Selection>();

/** The selection below a field that answers rows, or a page of them in `rows`; remembered per parsed document. */
export function selectionOf(info: Info, area: Area, kind: 'page' | 'row'): Selection {
  // Where fragments overlap, several nodes are one field, and the first alone does not tell which others.
  if (info.fieldNodes.length > 1) return selectionBelow(info, area, kind);
  const node = info.fieldNodes[0]!;
  let selection = known.get(node);
  if (!selection) known.set(node, (selection = selectionBelow(info, area, kind)));
  return selection;
}

function selectionBelow(info: Info, area: Area, kind: 'page' | 'row'): Selection {
  const children = info.fieldNodes.flatMap((each) => childrenOf(each.selectionSet, info));
  const asked =
    kind === 'row'
      ? children
      : children
          .filter((child) => child.name.value === 'rows')
          .flatMap((child) => childrenOf(child.selectionSet, info));
  const beside = new Set(children.map((child) => child.name.value));
  return {
    fields: fieldsAsked(area, asked),
    related: relatedAsked(area, asked, info, deepestRelated),
    beside,
    isAlone:
      kind === 'row'
        ? areAlone(asked, area, info, 0)
        : areAlone(asked, area, info, deepestRelated) && [...beside].every((name) => ofEveryPage.has(name)),
  };
}

const ownOfEveryRow: ReadonlySet<string> = new Set([...systemColumns, 'allowedActions', 'hiddenFields', '__typename']);
const ofEveryPage: ReadonlySet<string> = new Set(['rows', 'total', 'endCursor', '__typename']);

/**
 * Whether these fields of a row need nothing more of the database than the statement that reads it: columns do not, and
 * values `derived` of them alone; those `derivedInContext` may, and so may what lies below a derived object and what is
 * offered to be done to a row that may be beyond whoever looks. References
 * come along `depth` deep.
 */
function areAlone(nodes: FieldNode[], area: Area, info: Info, depth: number): boolean {
  return nodes.every(({ name: { value }, selectionSet }) => {
    const meta = area.fields.get(value);
    if (value === 'allowedActions' && area.isBeyond) return false;
    if (ownOfEveryRow.has(value) || meta) return !meta?.from || (!selectionSet && !meta.from.asks);
    const reference = depth > 0 && referenceOf(area, value);
    return (
      !!reference &&
      reference.kind === 'reference' &&
      areAlone(childrenOf(selectionSet, info), areaNamed(reference.target!), info, depth - 1)
    );
  });
}

/**
 * The field whose row or rows an operation calls by this name: `departmentId` for `department`, `fileIds` for `files`.
 */
const referenceOf = (area: Area, name: string) => [...area.fields.values()].find(({ relation }) => relation === name);

const fieldsAsked = (area: Area, nodes: FieldNode[]): ReadonlySet<string> =>
  new Set(nodes.flatMap((node) => columnsFor(area, node.name.value)));

function relatedAsked(area: Area, nodes: FieldNode[], info: Info, depth: number): Related[] {
  if (depth === 0) return [];
  return [...area.fields.values()].flatMap(({ name: field, kind, relation, target }) => {
    if (kind !== 'reference') return [];
    const asked = nodes
      .filter((node) => node.name.value === relation)
      .flatMap((node) => childrenOf(node.selectionSet, info));
    if (!relation || !asked.length) return [];
    const other = areaNamed(target!);
    return [
      {
        relation,
        field,
        area: other,
        fields: fieldsAsked(other, asked),
        related: relatedAsked(other, asked, info, depth - 1),
      },
    ];
  });
}

function columnsFor(area: Area, name: string): string[] {
  if (area.fields.has(name) || systemColumns.has(name)) return [name];
  const reference = referenceOf(area, name);
  if (reference) return [reference.name];
  if (name === 'hiddenFields') return grantFields(area);
  return name === 'allowedActions' ? ['deletedAt', ...grantFields(area), ...(area.stateFields ?? [])] : [];
}

/** What grants on a row may ask of it. */
const grantFields = ({ person, openTo, sharedWith, closedBy, reachedWhen, plainIn }: Area): string[] =>
  [
    person,
    openTo,
    sharedWith,
    closedBy?.by,
    ...Object.keys({ ...reachedWhen?.company, ...reachedWhen?.people, ...reachedWhen?.own, ...plainIn?.rows }),
  ].filter((name) => name !== undefined);

function childrenOf(set: SelectionSetNode | undefined, info: Pick<GraphQLResolveInfo, 'fragments'>): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection): FieldNode[] => {
    if (selection.kind === 'Field') return [selection];
    const inner = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
    return childrenOf(inner?.selectionSet, info);
  });
}
