import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Prose } from './prose.tsx'

const meta = { component: Prose } satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const LegalText: Story = inLanguage((say) => ({
  children: (
    <>
      <h2>{say('Vos droits', 'Your rights')}</h2>
      <p>
        {say('Vous pouvez demander l’effacement de vos données. ', 'You can ask us to erase your data. ')}
        <a href="#rights">{say('Comment faire', 'How to do it')}</a>
      </p>
      <ul>
        <li>{say('Par écrit', 'In writing')}</li>
        <li>{say('Par téléphone', 'By telephone')}</li>
      </ul>
      <h3>{say('Réponse', 'Answer')}</h3>
      <p>{say('Nous répondons en un mois.', 'We answer within one month.')}</p>
    </>
  ),
}))
