import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { FailedStart } from './failed-start.tsx'

const meta = { component: FailedStart } satisfies Meta<typeof FailedStart>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  ...inLanguage((say) => ({
    id: 'failed-start',
    title: say('Le formulaire ne s’ouvre pas', 'The form does not open'),
    retryLabel: say('Réessayer', 'Try again'),
    children: (
      <p>
        {say(
          'Vous n’y êtes pour rien, et rien n’est perdu. Vous pouvez aussi nous appeler.',
          'You did nothing wrong, and nothing is lost. You can also call us.',
        )}
      </p>
    ),
  })),
  // The script of the page does this when the form does not start.
  play: ({ canvasElement }) => canvasElement.querySelector('.failed-start')?.setAttribute('data-shown', ''),
}
