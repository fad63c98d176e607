import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarChart, BarRows } from './bar-chart.tsx'

type Values = readonly [number, number, number]

const heights = (...values: Values[]) => {
  const bars = values.map((each, index) => ({ id: String(index), values: each }))
  const { container } = render(<BarChart partLabels={['Asked', 'Reached', 'Passed on']} bars={bars} first="" last="" />)
  return [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
}

describe('a chart of bars', () => {
  it('has the height of the largest value, and each bar in proportion', () => {
    expect(heights([20, 10, 5], [10, 0, 0])).toEqual([160, 80, 40, 80, 0, 0])
  })

  it('is flat when all counts are zero', () => {
    expect(heights([0, 0, 0])).toEqual([0, 0, 0])
  })

  it('is hidden from screen readers, which read the table beside it', () => {
    heights([1, 1, 1])
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('rows of bars', () => {
  const lengths = (...values: (readonly number[])[]) => {
    const rows = values.map((each, index) => ({ id: String(index), label: 'Alex', values: each }))
    const { container } = render(<BarRows partLabels={['Left', 'Late']} rows={rows} />)
    return [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')))
  }

  it('have the length of the largest value, and each bar in proportion', () => {
    expect(lengths([20, 5], [10, 0])).toEqual([100, 25, 50, 0])
  })

  it('have no length when all counts are zero', () => {
    expect(lengths([0, 0])).toEqual([0, 0])
  })
})
