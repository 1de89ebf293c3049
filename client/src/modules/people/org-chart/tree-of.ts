export interface Node {
  id: string;
  parentId: string | null;
  name: string;
  detail: string | null;
  photoFileId: string | null;
  people: number;
  isClosed: boolean;
}

export interface Branch {
  key: string;
  node: Node;
  children?: Branch[];
}

/** The flat list as branches, in the order of the list. */
export function treeOf(rows: Node[]): Branch[] {
  const branches = new Map(rows.map((node): [string, Branch] => [node.id, { key: node.id, node }]));
  const roots: Branch[] = [];
  for (const branch of branches.values()) {
    const parent = branch.node.parentId === null ? undefined : branches.get(branch.node.parentId);
    if (parent) (parent.children ??= []).push(branch);
    else roots.push(branch);
  }
  return roots;
}

/** The ids above a node, the nearest first. */
export function above(rows: Node[], id: string): string[] {
  const byId = new Map(rows.map((node) => [node.id, node]));
  const ids: string[] = [];
  for (let at = byId.get(id)?.parentId; at; at = byId.get(at)?.parentId) ids.push(at);
  return ids;
}

/** A chart is drawn from one root: where there are several, or none is above all, the company stands on top. */
export function withTop(rows: Node[], company: string): Node[] {
  const roots = rows.filter(({ parentId }) => parentId === null);
  if (roots.length <= 1) return rows;
  const top: Node = {
    id: topId,
    parentId: null,
    name: company,
    detail: null,
    photoFileId: null,
    people: 0,
    isClosed: false,
  };
  return [top, ...rows.map((node) => (node.parentId === null ? { ...node, parentId: topId } : node))];
}
export const topId = 'top';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Names come from people and are never markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
