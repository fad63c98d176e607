import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Test files share a window, so each has to clean up after itself.
afterEach(() => {
  cleanup()
  location.hash = ''
})
