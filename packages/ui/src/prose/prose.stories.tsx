import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Prose } from './prose.tsx'

const meta = {
  component: Prose,
  decorators: (Story) => (
    <div className="section">
      <div className="section__inner">
        <Story />
      </div>
    </div>
  ),
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

const rights = (say: Say) => (
  <>
    <h2 id="rights">{say('Vos droits', 'Your rights')}</h2>
    <p>
      {say('Vous pouvez demander l’effacement de vos données. ', 'You can ask us to erase your data. ')}
      <a href="#answer">{say('Comment nous répondons', 'How we answer')}</a>
    </p>
    <ul>
      <li>{say('Par écrit', 'In writing')}</li>
      <li>{say('Par téléphone', 'By telephone')}</li>
    </ul>
    <h3>{say('Ce que cela change', 'What this changes')}</h3>
    <p>{say('Rien pour vos soins.', 'Nothing for your care.')}</p>
    <h2 id="answer">{say('Notre réponse', 'Our answer')}</h2>
    <p>{say('Nous répondons en un mois.', 'We answer within a month.')}</p>
  </>
)

export const LegalText: Story = inLanguage((say) => ({ children: rights(say) }))
export const NumberedSteps: Story = inLanguage((say) => ({
  children: (
    <ol>
      <li>{say('Écrivez-nous.', 'Write to us.')}</li>
      <li>{say('Nous vérifions votre identité.', 'We check who you are.')}</li>
    </ol>
  ),
}))
export const LongWord: Story = inLanguage(() => ({
  children: (
    <>
      <h2>{endlessWord}</h2>
      <p>{endlessWord}</p>
    </>
  ),
}))
export const RightToLeft: Story = inLanguage(() => ({
  children: (
    <div dir="rtl" lang="ar">
      <h2>{arabic.question}</h2>
      <p>{arabic.hint}</p>
    </div>
  ),
}))
