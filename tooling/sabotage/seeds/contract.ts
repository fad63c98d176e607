import type { Seed } from './seed.ts'

const gate = ['openapi/release/refusals.full.test.ts']
const command = ['openapi/conformance/command/command.full.test.ts']

/** Whoever implements the contract is not told of a break, or is told less or does more than they asked for. */
export const contractSeeds: readonly Seed[] = [
  {
    defect: 'one break that is announced lets every other pass',
    file: 'openapi/release/refusals.ts',
    find: '.filter((name) => !named.has(name))',
    replace: '.filter(() => named.size === 0)',
    tests: gate,
  },
  {
    defect: 'the contract changes and nobody is told',
    file: 'openapi/release/refusals.ts',
    find: 'if (breaks.length > 0) return []',
    replace: 'if (breaks.length >= 0) return []',
    tests: gate,
  },
  {
    defect: 'the change log tells callers of breaks that there are not',
    file: 'openapi/release/refusals.ts',
    find: '.filter((name) => !breaks.includes(name))',
    replace: '.filter((name) => breaks.length > 0 && !breaks.includes(name))',
    tests: gate,
  },
  {
    defect: 'whoever asks a server whether it conforms changes what it keeps',
    file: 'openapi/conformance/command/asked-requests.ts',
    find: "write ? examples.filter(({ method }) => method !== 'GET') : []",
    replace: "examples.filter(({ method }) => method !== 'GET' || write)",
    tests: command,
  },
  {
    defect: 'a field too many is a violation without a name',
    file: 'openapi/conformance/words.ts',
    find: "`${place} has \\`${params['additionalProperty']}\\`, which the contract does not know`",
    replace: '`${place} ${message}`',
    tests: command,
  },
]
