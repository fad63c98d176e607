import { expect, it } from 'vitest'
import { asMarkdown } from './report.ts'

it('says of every target whether it is met, or by how much it is missed', () => {
  const markdown = asMarkdown({
    machine: [['Processor', 'Sample, 2 cores']],
    chapters: [
      {
        title: 'Starts',
        measures: [
          { what: 'ready', value: 4.256, unit: 's', target: { atMost: 5 } },
          { what: 'signing up', value: 2000, unit: 'a second', target: { atLeast: 2500 }, cause: 'Two cores.' },
          { what: 'matching', value: 11, unit: 'ms', target: { atMost: 10 } },
          { what: 'bytes', value: 95_123, unit: 'bytes' },
        ],
      },
    ],
    method: ['Loopback only.'],
  })
  expect(markdown).toContain('- Processor: Sample, 2 cores')
  expect(markdown).toContain('| **Starts** | | | |')
  expect(markdown).toContain('| ready | 4.26 s | ≤ 5.00 s | met |')
  expect(markdown).toContain('| signing up | 2,000 a second | ≥ 2,500 a second | **missed by 20 %** |')
  expect(markdown).toContain('| bytes | 95,123 bytes |  |  |')
  expect(markdown).toContain('- signing up: Two cores.\n- matching: the cause is not known yet.\n')
  expect(markdown).not.toContain('- ready:')
})
