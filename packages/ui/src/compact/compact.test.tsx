import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Compact } from './compact.tsx'

it('shows its content at a smaller size', () => {
  const { container } = render(<Compact>Appels</Compact>)
  expect(container.querySelector('.compact')?.textContent).toBe('Appels')
})
