import { expect, it } from 'vitest'
import type { PlacedBlock } from '../../blocks/index.ts'
import { guideSteps } from './guide-steps.ts'

const text = (words: string) => ({ type: 'paragraph' as const, children: [{ type: 'text' as const, text: words }] })
const heading = (words: string, level: 2 | 3 = 2) => ({ ...text(words), type: 'heading' as const, level, id: words })

const titles = (blocks: readonly PlacedBlock[]) =>
  guideSteps(blocks).map(({ title, blocks: shown }) => [title, shown.length])

it('each heading of level 2 begins a step, and other content belongs to the step before it', () => {
  const blocks: PlacedBlock[] = [
    { kind: 'text', text: [heading('Begin'), text('Say hello'), heading('Detail', 3)] },
    { kind: 'lead', text: 'Slowly' },
    { kind: 'text', text: [heading('End'), text('Say goodbye')] },
  ]
  expect(titles(blocks)).toEqual([
    ['Begin', 3],
    ['End', 1],
  ])
})

it('the content before the first heading is a step without a title', () => {
  expect(titles([{ kind: 'lead', text: 'Slowly' }])).toEqual([[undefined, 1]])
})
