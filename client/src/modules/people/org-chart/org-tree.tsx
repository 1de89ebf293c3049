import { Tree } from 'antd';
import { useEffect, useMemo, useRef, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';
import { above, treeOf, type Branch, type Node } from './tree-of';

interface Props {
  rows: Node[];
  chosen: string | null;
  choose: (id: string) => void;
}

/** The same as the chart for keyboard and screen reader: arrow keys move, unfold and fold, Space chooses. */
export function OrgTree({ rows, chosen, choose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const branches = useMemo(() => treeOf(rows), [rows]);
  const [unfolded, setUnfolded] = useState<string[]>(() => [
    ...branches.map(({ key }) => key),
    ...(chosen ? above(rows, chosen) : []),
  ]);
  const tree = useRef<ComponentRef<typeof Tree>>(null);
  const [shown, setShown] = useState(chosen);
  if (chosen !== shown) {
    setShown(chosen);
    if (chosen) setUnfolded((before) => [...new Set([...before, ...above(rows, chosen)])]);
  }
  useEffect(() => {
    if (chosen) tree.current?.scrollTo({ key: chosen, align: 'auto' });
  }, [chosen]);
  return (
    <section className="panel org-chart-list" aria-label={t('orgChart.list')}>
      <Tree<Branch>
        ref={tree as never}
        treeData={branches}
        height={600}
        blockNode
        expandedKeys={unfolded}
        onExpand={(keys) => setUnfolded(keys.map(String))}
        selectedKeys={chosen ? [chosen] : []}
        onSelect={(_keys, { node }) => choose(node.key)}
        titleRender={({ node }) => (
          <span
            className={node.isClosed ? 'org-chart-line org-chart-closed' : 'org-chart-line'}
            title={[node.name, node.detail].filter(Boolean).join('\n')}
          >
            <b dir="auto">{node.name}</b>
            {node.detail && <small dir="auto">{node.detail}</small>}
            {node.isClosed && <small className="org-chart-mark">{t('orgChart.closed')}</small>}
            {node.people > 0 && (
              <small className="org-chart-mark">{t('orgChart.below', { n: format.number(node.people) })}</small>
            )}
          </span>
        )}
      />
    </section>
  );
}
