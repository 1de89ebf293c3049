/** The part of d3-org-chart that is used here; the package brings no types. */
declare module 'd3-org-chart' {
  interface Drawn<Datum> {
    data: Datum & { _directSubordinates?: number };
    children?: unknown[];
  }
  export class OrgChart<Datum> {
    container(element: HTMLElement): this;
    data(rows: Datum[]): this;
    nodeWidth(width: () => number): this;
    nodeHeight(height: () => number): this;
    childrenMargin(margin: () => number): this;
    compactMarginBetween(margin: () => number): this;
    compactMarginPair(margin: () => number): this;
    initialExpandLevel(level: number): this;
    duration(milliseconds: number): this;
    svgHeight(height: number): this;
    nodeContent(html: (node: Drawn<Datum>) => string): this;
    buttonContent(html: (drawn: { node: Drawn<Datum> }) => string): this;
    onNodeClick(listener: (node: Drawn<Datum>) => void): this;
    setCentered(id: string): this;
    setHighlighted(id: string): this;
    clearHighlighting(): this;
    expandAll(): this;
    collapseAll(): this;
    zoomIn(): void;
    zoomOut(): void;
    fit(): this;
    render(): this;
    clear(): void;
  }
}
