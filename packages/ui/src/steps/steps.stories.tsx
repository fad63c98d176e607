import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './steps.tsx'

const meta = { component: Steps } satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = {
  args: {
    steps: [
      { title: 'Répondre', text: 'Quelques questions simples, pour vous ou avec un proche.' },
      { title: 'Comprendre', text: 'Vous voyez si une étude vous correspond, et pourquoi.' },
      { title: 'Parler', text: 'Vous choisissez quand nous vous appelons.' },
    ],
  },
}
