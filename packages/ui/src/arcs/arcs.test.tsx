import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Arcs, growthRings } from './arcs.tsx'

it('is decoration: hidden from those who listen', () => {
  const drawing = render(<Arcs drawing={growthRings()} />).container.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.querySelectorAll('path').length).toBeGreaterThan(5)
})
