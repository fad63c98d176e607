import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Prose } from './prose.tsx'

it('has headings and paragraphs as its children, whose spacing it sets', () => {
  render(
    <Prose>
      <h2>Vos droits</h2>
    </Prose>,
  )
  expect(screen.getByRole('heading').parentElement?.className).toBe('prose')
})
