import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Accordion } from './accordion.tsx'

const meta = { component: Accordion } satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

const french = [
  {
    id: 'cost',
    title: 'Combien coûte l’appel\u202f?',
    content: <p>Rien. L’appel est gratuit et dure 10 minutes.</p>,
  },
  {
    id: 'relative',
    title: 'Puis-je répondre pour un proche\u202f?',
    content: (
      <>
        <p>Oui, si votre proche est d’accord.</p>
        <p>
          Le plus simple est de répondre ensemble. <a href="#help">Nous pouvons vous aider par téléphone.</a>
        </p>
      </>
    ),
  },
  {
    id: 'stop',
    title: 'Puis-je arrêter et reprendre plus tard\u202f?',
    content: <p>Oui. Vos réponses restent sur cet appareil pendant 20 heures.</p>,
  },
]

export const French: Story = { args: { entries: french } }
export const English: Story = {
  args: {
    entries: [
      {
        id: 'cost',
        title: 'What does the call cost?',
        content: <p>Nothing. The call is free and takes 10 minutes.</p>,
      },
      { id: 'stop', title: 'Can I stop and come back later?', content: <p>Yes. Your answers stay on this device.</p> },
    ],
  },
}
export const FirstOpen: Story = {
  args: { entries: french.map((entry, index) => ({ ...entry, startsOpen: index === 0 })) },
}
export const OneEntry: Story = { args: { entries: french.slice(0, 1) } }
export const NoEntry: Story = { args: { entries: [] } }
export const UnderAHeading: Story = {
  args: { entries: french },
  render: (args) => (
    <Stack>
      <h2>Vos questions</h2>
      <Accordion {...args} />
    </Stack>
  ),
}
export const WordOfThreeHundredLetters: Story = {
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
