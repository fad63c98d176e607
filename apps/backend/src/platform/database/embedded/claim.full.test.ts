import { expect, inject, it } from 'vitest'
import { claimServer } from './claim.ts'

it('a server in use is nobody else’s: a second claim is refused', async () => {
  expect(await claimServer(inject('postgresUrl'))).toBe('in use')
})
