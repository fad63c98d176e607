import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Section } from './section.tsx'

const meta = { component: Section, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = inLanguage((say) => ({
  children: <h2>{say('Trois étapes, à votre rythme', 'Three steps, at your own pace')}</h2>,
}))
export const Mist: Story = inLanguage((say) => ({
  tone: 'mist',
  children: <h2>{say('Participer à la recherche', 'Taking part in research')}</h2>,
}))
export const SandColumn: Story = inLanguage((say) => ({
  tone: 'sand',
  width: 'column',
  children: <h2>{say('Une seule colonne', 'One column only')}</h2>,
}))
