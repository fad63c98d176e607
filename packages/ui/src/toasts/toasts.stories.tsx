import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage, sayIn } from '../testing/in-language.ts'
import { Toasted } from '../testing/toasted.tsx'
import { ToastedNotice } from '../toasted-notice/toasted-notice.tsx'
import { Toasts } from './toasts.tsx'

const meta = { title: 'toasted-notice/toasts', component: Toasts } satisfies Meta<typeof Toasts>

export default meta
type Story = StoryObj<typeof meta>

/** Until the region has loaded, the message is only on the page. */
export const BeforeTheirRegion: Story = inLanguage((say) => ({
  renderRegion: () => null,
  children: <ToastedNotice tone="error" text={say('Erreur', 'Error')} />,
}))
export const WithTheirRegion: Story = {
  ...BeforeTheirRegion,
  render: ({ children }, { globals }) => (
    <Toasted label="Messages" closeLabel={sayIn(globals['locale'])('Fermer', 'Close')} keepMessages>
      {children}
    </Toasted>
  ),
}
