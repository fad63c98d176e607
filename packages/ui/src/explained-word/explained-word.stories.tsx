import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../layout/layout.tsx'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { ExplainedWord } from './explained-word.tsx'

const meta = {
  component: ExplainedWord,
  render: (args) => (
    <p>
      {args.children}&nbsp;: <ExplainedWord {...args} />
    </p>
  ),
} satisfies Meta<typeof ExplainedWord>

export default meta
type Story = StoryObj<typeof meta>

const puncture = (say: Say) => ({
  id: 'word-puncture',
  label: say('ponction lombaire\u00a0: explication', 'lumbar puncture: explanation'),
  meaning: say(
    'On prélève un peu du liquide qui entoure le cerveau, par une piqûre dans le bas du dos.',
    'A little of the fluid around the brain is taken with a needle in the lower back.',
  ),
  children: say('ponction lombaire', 'lumbar puncture'),
})

const wordIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button')
const isOpen = (canvasElement: HTMLElement) => canvasElement.querySelector('[popover]')?.matches(':popover-open')

export const Closed: Story = inLanguage(puncture)
export const Open: Story = {
  ...inLanguage(puncture),
  play: async ({ canvasElement, globals }) => {
    const { label } = puncture(sayIn(globals['locale']))
    await userEvent.click(within(canvasElement).getByRole('button', { name: label }))
    await expect(isOpen(canvasElement)).toBe(true)
  },
}
export const ClosedAgain: Story = {
  ...inLanguage(puncture),
  play: async ({ canvasElement }) => {
    await userEvent.click(wordIn(canvasElement))
    await userEvent.click(wordIn(canvasElement))
    await expect(isOpen(canvasElement)).toBe(false)
  },
}
export const BeforeAFullStop: Story = inLanguage((say) => ({ ...puncture(say), after: '.' }))
export const OnDeep: Story = {
  ...inLanguage(puncture),
  render: (args) => (
    <Panel tone="deep">
      <p>
        {args.children}&nbsp;: <ExplainedWord {...args} />
      </p>
    </Panel>
  ),
  play: async ({ canvasElement }) => userEvent.click(wordIn(canvasElement)),
}
export const LongWord: Story = {
  ...inLanguage(() => ({ id: 'word-long', label: endlessWord, meaning: endlessWord, children: endlessWord })),
  play: async ({ canvasElement }) => userEvent.click(wordIn(canvasElement)),
}
