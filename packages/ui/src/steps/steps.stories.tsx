import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../testing/frames.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Steps } from './steps.tsx'

const meta = {
  component: Steps,
  parameters: { layout: 'fullscreen' },
  decorators: inSection,
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = inLanguage((say) => ({
  steps: [
    {
      title: say('Répondre', 'Answer'),
      text: say(
        'Quelques questions simples, pour vous ou avec un proche.',
        'A few simple questions, for you or together with someone close.',
      ),
    },
    {
      title: say('Comprendre', 'Understand'),
      text: say('Vous voyez si une étude vous correspond, et pourquoi.', 'You see whether a study suits you, and why.'),
    },
    {
      title: say('Parler', 'Talk'),
      text: say('Vous choisissez quand nous vous appelons.', 'You choose when we call you.'),
    },
  ],
}))
