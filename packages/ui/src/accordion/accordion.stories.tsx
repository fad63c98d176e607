import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { Section } from '../section/section.tsx'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { Accordion } from './accordion.tsx'

const meta = {
  component: Accordion,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section width="column">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

const questions = (say: Say) => [
  {
    id: 'cost',
    title: say('Combien coûte l’appel\u202f?', 'What does the call cost?'),
    content: (
      <p>
        {say('Rien. L’appel est gratuit et dure 10\u00a0minutes.', 'Nothing. The call is free and takes 10 minutes.')}
      </p>
    ),
  },
  {
    id: 'relative',
    title: say('Puis-je répondre pour un proche\u202f?', 'Can I answer for a relative?'),
    content: (
      <>
        <p>{say('Oui, si votre proche est d’accord.', 'Yes, if your relative agrees.')}</p>
        <p>
          <a href="#help">{say('Répondre ensemble, avec notre aide', 'Answer together, with our help')}</a>
        </p>
      </>
    ),
  },
  {
    id: 'stop',
    title: say('Puis-je arrêter et reprendre plus tard\u202f?', 'Can I stop and come back later?'),
    content: <p>{say('Oui. Vos réponses restent sur cet appareil.', 'Yes. Your answers stay on this device.')}</p>,
  },
]

export const Closed: Story = inLanguage((say) => ({ entries: questions(say) }))
export const Open: Story = inLanguage((say) => ({
  entries: questions(say).map((entry, index) => ({ ...entry, startsOpen: index === 0 })),
}))
export const One: Story = inLanguage((say) => ({ entries: questions(say).slice(0, 1) }))
export const Empty: Story = { args: { entries: [] } }
export const UnderAHeading: Story = {
  ...Closed,
  render: (args, { globals }) => (
    <Stack>
      <h2>{sayIn(globals['locale'])('Vos questions', 'Your questions')}</h2>
      <Accordion {...args} />
    </Stack>
  ),
}
export const LongWord: Story = {
  args: {
    entries: [
      {
        id: 'long',
        title: 'anticonstitutionnellement'.repeat(12),
        content: <p>{'interdépartementalisation'.repeat(12)}</p>,
        startsOpen: true,
      },
    ],
  },
}
export const RightToLeft: Story = {
  args: {
    entries: [
      { id: 'rtl', title: 'كم تكلفة المكالمة؟', content: <p>المكالمة مجانية وتستغرق عشر دقائق.</p>, startsOpen: true },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Accordion {...args} />
    </div>
  ),
}
export const HtmlInText: Story = {
  args: { entries: [{ id: 'html', title: '<b>Titre</b><script>alert(1)</script>', content: '<i>texte</i>' }] },
}

export const OpensWhenPressed: Story = {
  ...Closed,
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByText(sayIn(globals['locale'])(/Combien coûte/, /What does/)))
    const opened = page.getAllByRole('group').filter((text) => text.hasAttribute('open'))
    await expect(opened).toHaveLength(1)
  },
}
