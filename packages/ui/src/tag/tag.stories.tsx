import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { Tag } from './tag.tsx'

const meta = { component: Tag } satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const State: Story = inLanguage((say) => ({ children: say('Recrutement ouvert', 'Recruiting') }))
export const Sample: Story = inLanguage((say) => ({ tone: 'honey', children: say('Exemple', 'Sample') }))
export const LongWord: Story = inLanguage(() => ({ children: endlessWord }))
