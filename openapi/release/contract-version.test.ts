import { expect, it } from 'vitest'
import contract from '../generated/openapi.json' with { type: 'json' }
import manifest from '../package.json' with { type: 'json' }
import released from '../released.json' with { type: 'json' }
import { withVersion } from './contract-version.ts'

it('the contract has the version of its package, which a release changes', () => {
  expect(contract.info.version).toBe(manifest.version)
  expect(released.info.version).toBe(manifest.version)
})

it('only the version in `info` is replaced', () => {
  const text = 'openapi: 3.1.0\ninfo:\n  title: Calls\n  version: 0.1.0\npaths:\n  version: 0.1.0\n'
  expect(withVersion(text, '1.0.0')).toBe(
    'openapi: 3.1.0\ninfo:\n  title: Calls\n  version: 1.0.0\npaths:\n  version: 0.1.0\n',
  )
})
