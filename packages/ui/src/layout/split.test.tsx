import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Split } from './layout.tsx'

it('has its main part first in reading order', () => {
  const { container } = render(<Split aside="À côté">Le texte.</Split>)
  expect(container.textContent).toBe('Le texte.À côté')
})

it('begins with `first`, also in one column', () => {
  const { container } = render(
    <Split first="D’abord." aside="À côté">
      Le texte.
    </Split>,
  )
  expect(container.textContent).toBe('D’abord.Le texte.À côté')
})

it('adds no landmark inside `main`', () => {
  render(<Split aside="À côté">Le texte.</Split>)
  expect(screen.queryByRole('complementary')).toBeNull()
})
