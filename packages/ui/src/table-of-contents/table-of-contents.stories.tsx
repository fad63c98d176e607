import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { TableOfContents } from './table-of-contents.tsx'

const meta = {
  component: TableOfContents,
  decorators: (Story) => (
    <>
      <Story />
      {['who', 'rights', 'answer'].map((id) => (
        <span id={id} key={id} />
      ))}
    </>
  ),
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeEntries: Story = inLanguage((say) => ({
  title: say('Sur cette page', 'On this page'),
  entries: [
    { id: 'who', text: say('Qui garde vos données', 'Who keeps your data') },
    { id: 'rights', text: say('Vos droits', 'Your rights') },
    { id: 'answer', text: say('Notre réponse', 'Our answer') },
  ],
}))
export const LongLabels: Story = inLanguage((say) => ({
  title: say('Sur cette page', 'On this page'),
  entries: [
    {
      id: 'who',
      text: say(
        'Les sous-traitants qui interviennent exceptionnellement dans l’hébergement de vos réponses',
        'The processors who exceptionally take part in the hosting of your answers',
      ),
    },
    { id: 'rights', text: endlessWord },
    { id: 'answer', text: htmlInText },
  ],
}))
export const One: Story = {
  tags: ['empty'],
  ...inLanguage((say) => ({
    title: say('Sur cette page', 'On this page'),
    entries: [{ id: 'rights', text: say('Vos droits', 'Your rights') }],
  })),
}
