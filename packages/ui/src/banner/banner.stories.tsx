import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Banner } from './banner.tsx'

const meta = { component: Banner } satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const OneSentence: Story = inLanguage((say) => ({
  children: (
    <a href="#trials">
      {say('Cliquez ici pour participer à un essai clinique', 'Click here to join an ongoing clinical trial')}
    </a>
  ),
}))
