import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '../tag/tag.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Card } from './card.tsx'

const meta = { component: Card } satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const WithTagAndLink: Story = inLanguage((say) => ({
  tag: <Tag tone="honey">{say('Exemple', 'Sample')}</Tag>,
  title: say('Étude exemple', 'Sample study'),
  children: <p>{say('Une étude européenne qui commence à domicile.', 'A European study that starts at home.')}</p>,
  action: <a href="#study">{say('Voir l’étude', 'See the study')}</a>,
}))
export const TitleThatLeadsOn: Story = inLanguage((say) => ({
  tag: <Tag>{say('Sommeil', 'Sleep')}</Tag>,
  title: <a href="#sleep">{say('Sommeil et mémoire', 'Sleep and memory')}</a>,
  children: <p>{say('Ce qu’une mauvaise nuit change.', 'What a bad night changes.')}</p>,
}))
export const TitleAlone: Story = inLanguage((say) => ({
  title: say(
    'Oubli bénin ou trouble de la mémoire\u00a0: comment faire la différence\u202f?',
    'Harmless forgetting or a memory disorder: how to tell the difference?',
  ),
}))
export const LongWord: Story = inLanguage(() => ({ title: 'anticonstitutionnellement'.repeat(12) }))
