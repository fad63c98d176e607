import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Section } from './section.tsx'

it('is a region if it is labelled by a heading', () => {
  render(
    <Section labelledBy="steps">
      <h2 id="steps">Trois étapes</h2>
    </Section>,
  )
  expect(screen.getByRole('region', { name: 'Trois étapes' })).toBeDefined()
})
