import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Files share a window: what one leaves would be there for the next.
afterEach(() => {
  cleanup()
  location.hash = ''
})
