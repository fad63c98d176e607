import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Progress } from './form-status.tsx'

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { hidden: true })

describe('progress', () => {
  it('is in words, and drawn as a bar that screen readers skip because it repeats them', () => {
    render(<Progress label="Question 4 sur 12" current={4} total={12} />)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect([bar().value, bar().max]).toEqual([4, 12])
    expect(screen.getByText('Question 4 sur 12').tagName).toBe('P')
  })

  it('of zero is an empty bar, not an indeterminate one', () => {
    render(<Progress label="Aucune question" current={0} total={0} />)
    expect([bar().value, bar().max, bar().position]).toEqual([0, 1, 0])
  })
})
