import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Split } from './layout.tsx'

it('is read from its main part on, whatever stands beside it', () => {
  const { container } = render(<Split aside="À côté">Le texte.</Split>)
  expect(container.textContent).toBe('Le texte.À côté')
})

it('begins with what is first, also where all stands one below the other', () => {
  const { container } = render(
    <Split first="D’abord." aside="À côté">
      Le texte.
    </Split>,
  )
  expect(container.textContent).toBe('D’abord.Le texte.À côté')
})

it('makes no landmark within the main one', () => {
  render(<Split aside="À côté">Le texte.</Split>)
  expect(screen.queryByRole('complementary')).toBeNull()
})
