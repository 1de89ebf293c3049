import {
  CompressOutlined,
  ExpandOutlined,
  PrinterOutlined,
  VerticalAlignMiddleOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { OrgChart as Drawing } from 'd3-org-chart';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import { toast } from '../../../ui/dialogs/toasts';
import { escaped, topId, type Node } from './tree-of';

interface Props {
  rows: Node[];
  chosen: string | null;
  choose: (id: string) => void;
}

const height = 560;
/** Beyond this the browser draws too long to wait for. */
const mostExpanded = 400;

/** The chart as drawn; what it shows stands in the list beside it too, so readers of screens are spared the drawing. */
export default function OrgChart({ rows, chosen, choose }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<Drawing<Node>>(null);
  const listener = useRef(choose);
  useEffect(() => {
    listener.current = choose;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const inOrder = i18n.dir() === 'rtl' ? rows.toReversed() : rows;
    const marksOf = (isClosed: boolean, people: number) => {
      const marks = [isClosed && t('orgChart.closed'), people > 0 && t('orgChart.below', { n: format.number(people) })];
      const line = marks.filter(Boolean).join(' · ');
      return line && `<small class="chart-count">${escaped(line)}</small>`;
    };
    const card = ({
      name,
      detail,
      people,
      photoFileId,
      isClosed,
    }: Node) => `<div class="chart-card${isClosed ? ' org-chart-closed' : ''}" dir="auto">
      ${photoFileId ? `<img class="avatar" src="/files/${escaped(photoFileId)}?inline=1" alt="" width="36" height="36">` : ''}
      <span><b>${escaped(name)}</b>${detail ? `<small>${escaped(detail)}</small>` : ''}
      ${marksOf(isClosed, people)}</span></div>`;
    const made = new Drawing<Node>()
      .container(place.current)
      .data(inOrder.map((row) => ({ ...row })))
      .nodeWidth(() => 220)
      .nodeHeight(() => 84)
      .childrenMargin(() => 48)
      .compactMarginBetween(() => 16)
      .compactMarginPair(() => 32)
      .initialExpandLevel(1)
      .duration(isStill ? 0 : 300)
      .svgHeight(height)
      .nodeContent(({ data }) => card(data))
      .buttonContent(
        ({ node }) =>
          `<div class="chart-fold">${node.children ? '−' : '+'} ${node.data._directSubordinates ?? ''}</div>`,
      )
      .onNodeClick(({ data }) => data.id !== topId && listener.current(data.id))
      .render()
      .fit();
    chart.current = made;
    return () => made.clear();
  }, [rows, i18n, t, format]);

  useEffect(() => {
    if (!chosen || !chart.current) return;
    chart.current.clearHighlighting();
    chart.current.setHighlighted(chosen).setCentered(chosen).render();
  }, [chosen, rows]);

  const actions = [
    { label: t('orgChart.zoomIn'), icon: <ZoomInOutlined />, run: () => chart.current?.zoomIn() },
    { label: t('orgChart.zoomOut'), icon: <ZoomOutOutlined />, run: () => chart.current?.zoomOut() },
    { label: t('orgChart.fit'), icon: <CompressOutlined />, run: () => chart.current?.fit() },
    {
      label: t('orgChart.expand'),
      icon: <ExpandOutlined />,
      run: () => (rows.length > mostExpanded ? toast.error(t('orgChart.tooMany')) : chart.current?.expandAll().fit()),
    },
    {
      label: t('orgChart.collapse'),
      icon: <VerticalAlignMiddleOutlined />,
      run: () => chart.current?.collapseAll().fit(),
    },
    {
      label: t('orgChart.print'),
      icon: <PrinterOutlined />,
      run: () => {
        chart.current?.fit();
        setTimeout(() => window.print(), 400);
      },
    },
  ];
  return (
    <section className="panel chart" aria-label={t('orgChart.chart')}>
      <div className="chart-tools">
        {
          // The chart is asked for when a button is pressed, never while drawing.
          // oxlint-disable-next-line react/refs
          actions.map(({ label, icon, run }) => (
            <IconButton key={label} label={label} icon={icon} onClick={run} />
          ))
        }
      </div>
      <div ref={place} className="chart-place" dir="ltr" aria-hidden="true" />
    </section>
  );
}
