import '../desk.css'
import type { ReactNode } from 'react'

const height = 160
const widthOfBar = 32
/** The widths of the bars drawn inside each other, from the outermost to the innermost. */
const widths = [28, 20, 12] as const

/** Bars side by side; each contains two smaller ones, drawn inside it. Screen readers get the same numbers from a table beside the chart. */
export function BarChart({ partLabels, bars, first, last }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ values }) => values[0]))
  return (
    <div className="bar-chart" aria-hidden="true">
      <PartLabels partLabels={partLabels} />
      <svg
        className="bar-chart__bars"
        viewBox={`0 0 ${bars.length * widthOfBar} ${height}`}
        width={bars.length * widthOfBar}
        height={height}
      >
        {bars.map(({ id, values }, bar) =>
          values.map((value, part) => (
            <rect
              className={`bar-chart__bar bar-chart__bar--${part}`}
              key={`${id} ${widths[part]}`}
              x={bar * widthOfBar + (widthOfBar - (widths[part] ?? 0)) / 2}
              y={height - (value / most) * height}
              width={widths[part]}
              height={(value / most) * height}
            />
          )),
        )}
      </svg>
      <p className="bar-chart__ends">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}

/** The legend: a label for each part of a bar. */
function PartLabels({ partLabels }: { partLabels: readonly string[] }) {
  return (
    <ul className="bar-chart__parts">
      {partLabels.map((part, index) => (
        <li className={`bar-chart__part bar-chart__part--${index}`} key={part}>
          {part}
        </li>
      ))}
    </ul>
  )
}

interface BarChartProps {
  /** Labels of the parts of a bar, largest first. */
  partLabels: readonly [string, string, string]
  /** Each bar has the counts of its parts, in the order of `partLabels`. */
  bars: readonly { id: string; values: readonly [number, number, number] }[]
  /** Label below the first bar. */
  first: ReactNode
  /** Label below the last bar. */
  last: ReactNode
}

const rowLength = 100
const thicknesses = [20, 14, 8] as const

/** A bar chart with horizontal bars, each with its label. Screen readers get the same numbers from a table beside the chart. */
export function BarRows({ partLabels, rows }: BarRowsProps) {
  const most = Math.max(1, ...rows.map(({ values }) => values[0] ?? 0))
  return (
    <div className="bar-rows" aria-hidden="true">
      <PartLabels partLabels={partLabels} />
      {rows.map(({ id, label, values }) => (
        <p className="bar-rows__row" key={id}>
          <span>{label}</span>
          <svg className="bar-rows__bars" viewBox={`0 0 ${rowLength} ${thicknesses[0]}`} preserveAspectRatio="none">
            {values.map((value, part) => (
              <rect
                className={`bar-chart__bar bar-chart__bar--${part}`}
                key={thicknesses[part]}
                y={(thicknesses[0] - (thicknesses[part] ?? 0)) / 2}
                width={(value / most) * rowLength}
                height={thicknesses[part]}
              />
            ))}
          </svg>
        </p>
      ))}
    </div>
  )
}

interface BarRowsProps {
  /** Labels of up to three parts of a row, largest first. */
  partLabels: readonly string[]
  /** Each row has the counts of its parts, in the order of `partLabels`. */
  rows: readonly { id: string; label: string; values: readonly number[] }[]
}
