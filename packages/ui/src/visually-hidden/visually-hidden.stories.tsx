import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const HeardOnly: Story = inLanguage((say) => ({ children: say('votre âge', 'your age') }))
