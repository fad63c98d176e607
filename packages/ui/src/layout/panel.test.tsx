import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Panel } from './layout.tsx'

it('sets the class of a deep surface, so that links and focus change their colours', () => {
  render(
    <>
      <Panel tone="deep">Un appel gratuit</Panel>
      <Panel>Sans engagement</Panel>
    </>,
  )
  expect(screen.getByText('Un appel gratuit').classList.contains('on-deep')).toBe(true)
  expect(screen.getByText('Sans engagement').classList.contains('on-deep')).toBe(false)
})
