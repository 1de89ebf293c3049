/**
 * The look of a statement on paper in Typst: a table on A4 across, its head on each page and its sums at the end. It is
 * constant; what differs arrives as data in sys.inputs.data (PrintedTable as JSON) and is only ever shown as text.
 */
export const paperTemplate = String.raw`
#let given = json(bytes(sys.inputs.data))
#let teal = rgb("#137c91")
#let pale = rgb("#eaf4f6")
#let ink = rgb("#1d2b33")
#let grey = rgb("#5b6b75")

#set document(title: given.title, author: given.company, date: none)
// Naskh letters are smaller than Latin ones of the same size; fixed edges keep lines of both scripts equally high.
#let pt = if given.rtl { 1.14pt } else { 1pt }
#set text(
  font: ("Noto Sans", "Noto Naskh Arabic"),
  size: 7 * pt,
  fill: ink,
  lang: given.lang,
  dir: if given.rtl { rtl } else { ltr },
  top-edge: 0.78em,
  bottom-edge: -0.22em,
  number-width: "tabular",
  hyphenate: false,
)
#set par(leading: 0.35em)
#set page(
  paper: "a4",
  flipped: true,
  margin: (x: 12mm, top: 14mm, bottom: 16mm),
  background: place(top, rect(width: 100%, height: 3mm, fill: teal)),
  footer: context text(size: 7 * pt, fill: grey, grid(
    columns: (1fr, auto),
    column-gutter: 10mm,
    given.footer,
    counter(page).display((page, last) => {
      [#given.page #page #given.of #last]
    }, both: true),
  )),
)

#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  align: (start + bottom, end + bottom),
  {
    text(size: 14 * pt, weight: 700, fill: teal, given.company)
    linebreak()
    text(size: 11 * pt, weight: 600, given.title)
  },
  text(size: 8 * pt, fill: grey, given.currency),
)
#v(3mm)

#let figures = given.columns.map(column => column.isFigure)
#let head(body) = text(weight: 600, fill: teal, body)
#table(
  columns: given.columns.map(column => column.weight * 1fr),
  align: figures.map(isFigure => if isFigure { right + top } else { start + top }),
  inset: (x: 1mm, y: 1.2mm),
  stroke: none,
  fill: (_, y) => if calc.even(y) and y > 0 { pale },
  table.header(
    ..given.columns.map(column => table.cell(align: if column.isFigure { right + bottom } else { start + bottom }, head(column.header))),
    table.hline(stroke: 1pt + teal),
  ),
  ..given.rows.flatten(),
  ..given.sums.map(value => table.cell(fill: pale, text(weight: 700, value))),
)
`;
