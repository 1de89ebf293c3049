/**
 * The look of a payslip and of a settlement in Typst: A4, one page for an ordinary month. It is constant; what differs
 * arrives as data in sys.inputs.data (PrintedPay as JSON) and is only ever shown as text, so markup in a name stays
 * what was typed.
 */
export const payPaperTemplate = String.raw`
#let slip = json(bytes(sys.inputs.data))
#let teal = rgb("#137c91")
#let pale = rgb("#eaf4f6")
#let ink = rgb("#1d2b33")
#let grey = rgb("#5b6b75")
#let hairline = 0.5pt + rgb("#d5e0e4")

#set document(title: slip.title, author: slip.author, date: none)
// Naskh letters are smaller than Latin ones of the same size; fixed edges keep lines of both scripts equally high.
#let pt = if slip.rtl { 1.14pt } else { 1pt }
#set text(
  font: ("Noto Sans", "Noto Naskh Arabic"),
  size: 9.5 * pt,
  fill: ink,
  lang: slip.lang,
  dir: if slip.rtl { rtl } else { ltr },
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
    slip.footer,
    counter(page).display((page, last) => {
      [#slip.page #page #slip.of #last]
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
    text(size: 17pt, weight: 700, fill: teal, slip.company)
    if slip.legalName != none { linebreak(); small(slip.legalName) }
  },
  {
    text(size: 17pt, weight: 600, slip.heading)
    linebreak()
    text(size: 10.5 * pt, fill: grey, slip.month)
    if slip.draft != none {
      linebreak()
      box(
        inset: (x: 2.5mm, y: 1mm),
        radius: 1mm,
        fill: rgb("#fdf1dc"),
        text(size: 8 * pt, weight: 600, fill: rgb("#8a5a00"), slip.draft),
      )
    }
  },
)

#v(5mm)
#block(width: 100%, fill: pale, radius: 2mm, inset: 5mm, breakable: false, {
  text(size: 13 * pt, weight: 600, slip.employee)
  if slip.otherName != none { h(3mm); text(size: 10.5 * pt, fill: grey, slip.otherName) }
  v(3mm)
  grid(
    columns: (1fr, 1fr, 1fr),
    column-gutter: 6mm,
    row-gutter: 3.5mm,
    ..slip.facts.map(fact => { label(fact.label); linebreak(); text(weight: 600, fact.value) }),
  )
})

#v(3mm)
#for section in slip.sections {
  v(3mm)
  table(
    columns: (1fr, auto),
    align: (start + bottom, right + bottom),
    inset: (x: 2mm, y: 2.2mm),
    stroke: none,
    table.header(
      text(weight: 600, fill: teal, section.title), text(weight: 600, fill: teal, slip.currency),
      table.hline(stroke: 1pt + teal),
    ),
    ..section.rows.map(row => (
      table.cell(align: start + top, {
        text(weight: 600, row.name)
        linebreak()
        small(row.reason)
        linebreak()
        small(text(dir: ltr, row.calculation))
      }),
      table.cell(align: right + top, amount(row.amount)),
      table.hline(stroke: hairline),
    )).flatten(),
  )
}

#v(5mm)
#block(width: 100%, breakable: false, {
  grid(
    columns: (1fr, auto),
    align: (start, right),
    inset: (x: 2mm, y: 1.4mm),
    ..slip.totals.map(total => (total.label, amount(total.amount))).flatten(),
  )
  v(1mm)
  block(width: 100%, fill: teal, radius: 2mm, inset: (x: 5mm, y: 4mm), text(fill: white, grid(
    columns: (1fr, auto),
    align: (start + horizon, right + horizon),
    text(size: 12 * pt, weight: 600, slip.net.label),
    {
      text(size: 16 * pt, weight: 700, amount(slip.net.amount))
      h(2mm)
      text(size: 10 * pt, slip.currency)
    },
  )))
})

#if slip.year != none {
  v(3mm)
  block(width: 100%, breakable: false, inset: (x: 2mm), {
    text(weight: 600, fill: teal, slip.year.title)
    v(1mm)
    grid(columns: (1fr, 1fr, 1fr), column-gutter: 6mm, ..slip.year.sums.map(sum => { label(sum.label); linebreak(); amount(sum.amount) }))
  })
}
`;
