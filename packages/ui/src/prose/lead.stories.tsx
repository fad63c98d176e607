import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { Lead } from './prose.tsx'

const meta = { component: Lead } satisfies Meta<typeof Lead>

export default meta
type Story = StoryObj<typeof meta>

export const TwoSentences: Story = inLanguage((say) => ({
  children: say(
    'Mal dormir peut suffire à brouiller la mémoire. Souvent, elle va mieux quand le sommeil va mieux.',
    'Sleeping badly may be enough to blur memory. Often it gets better when sleep does.',
  ),
}))
export const LongWord: Story = inLanguage(() => ({ children: endlessWord }))
