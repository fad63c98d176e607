import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { Disclosure } from './disclosure.tsx'

const meta = { component: Disclosure } satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Reasons: Story = inLanguage((say) => ({
  summary: say('Une autre étude – ne correspond pas', 'Another study – does not match'),
  children: <p>{say('Au moins une condition n’est pas remplie.', 'At least one condition is not met.')}</p>,
}))
export const LongWord: Story = inLanguage((say) => ({
  summary: say(`Modifier ${endlessWord}`, `Change ${endlessWord}`),
  children: <p>{endlessWord}</p>,
}))
