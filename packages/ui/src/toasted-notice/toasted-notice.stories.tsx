import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { inLanguage, sayIn } from '../testing/in-language.ts'
import { Toasted } from '../testing/toasted.tsx'
import { ToastedNotice } from './toasted-notice.tsx'

const meta = { component: ToastedNotice } satisfies Meta<typeof ToastedNotice>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutToasts: Story = inLanguage((say) => ({
  tone: 'error',
  text: say('Erreur', 'Error'),
  children: (
    <>
      <p>{say('Vos réponses sont toujours là.', 'Your answers are still here.')}</p>
      <Button kind="quiet">{say('Réessayer', 'Try again')}</Button>
    </>
  ),
}))
export const WithItsToast: Story = {
  ...WithoutToasts,
  render: (args, { globals }) => (
    <Toasted label="Messages" closeLabel={sayIn(globals['locale'])('Fermer', 'Close')} keepMessages>
      <ToastedNotice {...args} />
    </Toasted>
  ),
}
