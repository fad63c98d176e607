import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../section/section.tsx'
import { endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { Pillars } from './pillars.tsx'

const meta = {
  component: Pillars,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Pillars>

export default meta
type Story = StoryObj<typeof meta>

export const FivePillars: Story = inLanguage((say) => ({
  headingLevel: 'h2',
  pillars: [
    {
      title: say('Bouger', 'Moving'),
      text: say('Marcher un peu chaque jour aide le cœur et le cerveau.', 'A short walk every day helps the heart.'),
    },
    {
      title: say('Bien manger', 'Eating well'),
      text: say('Des légumes, des fruits, du poisson, du plaisir.', 'Vegetables, fruit, fish and pleasure.'),
    },
    {
      title: say('Bien dormir', 'Sleeping well'),
      text: say('Le cerveau range les souvenirs pendant la nuit.', 'The brain sorts memories at night.'),
    },
    {
      title: say('Rester avec les autres', 'Staying with others'),
      text: say('Parler, écouter, rire : la mémoire travaille.', 'Talking, listening, laughing: memory is at work.'),
    },
    {
      title: say('Rester curieux', 'Staying curious'),
      text: say('Apprendre quelque chose de neuf, à tout âge.', 'Learning something at any age.'),
    },
  ],
}))
export const OnePillar: Story = inLanguage((say) => ({
  headingLevel: 'h2',
  pillars: [{ title: say('Bouger', 'Moving'), text: say('Un peu chaque jour.', 'A little every day.') }],
}))
export const WordOf300Letters: Story = inLanguage(() => ({
  headingLevel: 'h2',
  pillars: [{ title: endlessWord, text: htmlInText }],
}))
