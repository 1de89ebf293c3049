/**
 * The look of an invoice in Typst: A4, one page for an ordinary one. It is constant; what differs arrives as data in
 * sys.inputs.data (what printedInvoice answers, as JSON) and is only ever shown as text, so markup in a name stays what
 * was typed.
 */
export const invoiceTemplate = String.raw`
#let paper = json(bytes(sys.inputs.data))
#let teal = rgb("#137c91")
#let pale = rgb("#eaf4f6")
#let ink = rgb("#1d2b33")
#let grey = rgb("#5b6b75")
#let hairline = 0.5pt + rgb("#d5e0e4")

#set document(title: paper.title, author: paper.author, date: none)
// Naskh letters are smaller than Latin ones of the same size; fixed edges keep lines of both scripts equally high.
#let pt = if paper.rtl { 1.14pt } else { 1pt }
#set text(
  font: ("Noto Sans", "Noto Naskh Arabic"),
  size: 9.5 * pt,
  fill: ink,
  lang: paper.lang,
  dir: if paper.rtl { rtl } else { ltr },
  top-edge: 0.78em,
  bottom-edge: -0.22em,
)
#set table.cell(breakable: false)
#set par(leading: 0.35em, spacing: 0.7em)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 16mm, bottom: 20mm),
  background: place(top, rect(width: 100%, height: 4mm, fill: teal)),
  footer: context text(size: 7.5 * pt, fill: grey, grid(
    columns: (1fr, auto),
    column-gutter: 10mm,
    paper.footer,
    counter(page).display((page, last) => {
      [#paper.page #page #paper.of #last]
    }, both: true),
  )),
)

#let amount(value) = text(dir: ltr, number-width: "tabular", value)
#let small(body) = text(size: 8 * pt, fill: grey, body)
#let label(body) = text(size: 7.5 * pt, fill: grey, body)

#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  align: (start + top, end + top),
  {
    text(size: 17pt, weight: 700, fill: teal, paper.company)
    for line in paper.companyLines { linebreak(); small(line) }
  },
  {
    text(size: 17pt, weight: 600, paper.heading)
    if paper.number != none { linebreak(); text(size: 10.5 * pt, fill: grey, paper.number) }
    if paper.draft != none {
      linebreak()
      box(
        inset: (x: 2.5mm, y: 1mm),
        radius: 1mm,
        fill: rgb("#fdf1dc"),
        text(size: 8 * pt, weight: 600, fill: rgb("#8a5a00"), paper.draft),
      )
    }
  },
)

#v(5mm)
#block(width: 100%, fill: pale, radius: 2mm, inset: 5mm, breakable: false, grid(
  columns: (1fr, 1fr),
  column-gutter: 8mm,
  {
    label(paper.to)
    for (at, line) in paper.client.enumerate() {
      linebreak()
      if at == 0 { text(size: 11 * pt, weight: 600, line) } else { line }
    }
  },
  grid(
    columns: (1fr, 1fr),
    column-gutter: 6mm,
    row-gutter: 3.5mm,
    ..paper.facts.map(fact => { label(fact.label); linebreak(); text(weight: 600, fact.value) }),
  ),
))

#v(5mm)
#table(
  columns: (1fr, auto, auto, auto, auto),
  column-gutter: 2mm,
  align: (start + top, right + top, right + top, right + top, right + top),
  inset: (x: 2mm, y: 2.2mm),
  stroke: none,
  table.header(
    ..paper.heads.map(head => text(weight: 600, fill: teal, head)),
    table.hline(stroke: 1pt + teal),
  ),
  ..paper.lines.map(line => (
    line.at(0), ..line.slice(1).map(amount),
    table.hline(stroke: hairline),
  )).flatten(),
)

#v(4mm)
#align(end, block(width: 55%, breakable: false, {
  grid(
    columns: (1fr, auto),
    align: (start, right),
    inset: (x: 2mm, y: 1.4mm),
    ..paper.totals.map(total => (total.label, amount(total.amount))).flatten(),
  )
  v(1mm)
  block(width: 100%, fill: teal, radius: 2mm, inset: (x: 5mm, y: 4mm), text(fill: white, grid(
    columns: (1fr, auto),
    align: (start + horizon, right + horizon),
    text(size: 11 * pt, weight: 600, paper.last.label),
    {
      text(size: 14 * pt, weight: 700, amount(paper.last.amount))
      h(2mm)
      text(size: 9 * pt, paper.currency)
    },
  )))
}))

#if paper.note != none {
  v(6mm)
  small(paper.note)
}
`;
