import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Prose } from './prose.tsx'

it('holds headings and paragraphs as its own children, whose distances it sets', () => {
  render(
    <Prose>
      <h2>Vos droits</h2>
    </Prose>,
  )
  expect(screen.getByRole('heading').parentElement?.className).toBe('prose')
})
