import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Progress } from './form-status.tsx'

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { hidden: true })

describe('progress', () => {
  it('is written in words and drawn as a bar, which is not read out: it would say the same again', () => {
    render(<Progress label="Question 4 sur 12" current={4} total={12} />)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect([bar().value, bar().max]).toEqual([4, 12])
    expect(screen.getByText('Question 4 sur 12').tagName).toBe('P')
  })

  it('of nothing is an empty bar, not a bar that runs for ever', () => {
    render(<Progress label="Aucune question" current={0} total={0} />)
    expect([bar().value, bar().max, bar().position]).toEqual([0, 1, 0])
  })
})
