import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel/panel.tsx'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { inSection } from '../testing/frames.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { LongText } from './long-text.tsx'

const meta = { component: LongText, decorators: inSection } satisfies Meta<typeof LongText>

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

const question = (say: Say) => (
  <Panel>
    <h2>{say('Une question\u202f?', 'Do you have a question?')}</h2>
    <p>
      <a href="tel:+33199001234">01 99 00 12 34</a>
    </p>
  </Panel>
)

const contents = (say: Say) => (
  <TableOfContents
    title={say('Sur cette page', 'On this page')}
    entries={[
      { id: 'rights', text: say('Vos droits', 'Your rights') },
      { id: 'answer', text: say('Notre réponse', 'Our answer') },
    ]}
  />
)

export const WithTableOfContents: Story = inLanguage((say) => ({
  contents: contents(say),
  next: question(say),
  children: rights(say),
}))
export const WithOpening: Story = inLanguage((say) => ({
  opening: <p>{say('L’essentiel : vos données restent à vous.', 'In short: your data stays yours.')}</p>,
  contents: contents(say),
  next: question(say),
  children: rights(say),
}))
export const WithoutContents: Story = inLanguage((say) => ({ next: question(say), children: rights(say) }))
