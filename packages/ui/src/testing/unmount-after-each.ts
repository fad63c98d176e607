import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Test files share a window, so each test has to remove what it rendered.
afterEach(() => {
  cleanup()
  location.hash = ''
})
