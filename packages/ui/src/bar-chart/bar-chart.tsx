import '../desk.css'
import type { ReactNode } from 'react'

const height = 160
const widthOfBar = 32
/** Widest outside: smaller bars are drawn inside larger ones. */
const widths = [28, 20, 12] as const

/** Nested bars of counts, each inside the one before it. A table beside the chart has the same numbers, for screen readers. */
export function BarChart({ parts, bars, first, last }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ values }) => values[0]))
  return (
    <div className="bar-chart" aria-hidden="true">
      <ul className="bar-chart__parts">
        {parts.map((part, index) => (
          <li className={`bar-chart__part bar-chart__part--${index}`} key={part}>
            {part}
          </li>
        ))}
      </ul>
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

interface BarChartProps {
  /** Labels of the bars, largest first. */
  parts: readonly [string, string, string]
  /** Each with the counts of its parts, in their order. */
  bars: readonly { id: string; values: readonly [number, number, number] }[]
  /** Label below the first bar. */
  first: ReactNode
  /** Label below the last bar. */
  last: ReactNode
}
