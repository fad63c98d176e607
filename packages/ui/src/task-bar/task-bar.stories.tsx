import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from '../logo/logo.tsx'
import { SavedStatus } from '../saved-status/saved-status.tsx'
import { TaskBar } from './task-bar.tsx'

const meta = { component: TaskBar } satisfies Meta<typeof TaskBar>

export default meta
type Story = StoryObj<typeof meta>

export const French: Story = {
  args: {
    home: (
      <a href="#home">
        <Logo artwork="fr" name="Nom du site" />
      </a>
    ),
    linksLabel: 'Aide et langue',
    links: [
      <a key="help" href="#help">
        Aide par téléphone
      </a>,
      <a key="language" href="#language" lang="en" hrefLang="en">
        English
      </a>,
    ],
    status: <SavedStatus>Réponses gardées sur cet appareil</SavedStatus>,
  },
}
