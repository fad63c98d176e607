import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Progress } from './progress.tsx'

it('tells the progress in words and as a bar of that name', () => {
  render(<Progress label="Question 4 sur 12" current={4} total={12} />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Question 4 sur 12' })
  expect([bar.value, bar.max]).toEqual([4, 12])
  expect(screen.getByText('Question 4 sur 12').tagName).toBe('P')
})
