import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../layout/layout.tsx'
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
    <p>{say('Vous pouvez tout demander.', 'You may ask for anything.')}</p>
    <h2 id="answer">{say('Notre réponse', 'Our answer')}</h2>
    <p>{say('Elle vient en un mois.', 'It comes within a month.')}</p>
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
