import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Compact } from './compact.tsx'

it('shows its content on the smaller scale', () => {
  const { container } = render(<Compact>Appels</Compact>)
  expect(container.querySelector('.compact')?.textContent).toBe('Appels')
})
