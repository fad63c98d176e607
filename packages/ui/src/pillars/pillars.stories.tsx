import type { Meta, StoryObj } from '@storybook/react-vite'
import food from '../drawing/files/eating-well.svg'
import heart from '../drawing/files/heart.svg'
import moving from '../drawing/files/moving.svg'
import people from '../drawing/files/seeing-people.svg'
import mind from '../drawing/files/using-your-mind.svg'
import { endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { inSection } from '../testing/frames.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Pillars } from './pillars.tsx'

const meta = {
  component: Pillars,
  parameters: { layout: 'fullscreen' },
  decorators: inSection,
} satisfies Meta<typeof Pillars>

export default meta
type Story = StoryObj<typeof meta>

export const FivePillars: Story = inLanguage((say) => ({
  headingLevel: 'h2',
  pillars: [
    {
      drawing: moving,
      title: say('Bouger', 'Moving'),
      text: say('Marcher un peu chaque jour aide le cœur et le cerveau.', 'A short walk every day helps the heart.'),
    },
    {
      drawing: food,
      title: say('Bien manger', 'Eating well'),
      text: say('Des légumes, des fruits, du poisson, du plaisir.', 'Vegetables, fruit, fish and pleasure.'),
    },
    {
      drawing: heart,
      title: say('Bien dormir', 'Sleeping well'),
      text: say('Le cerveau range les souvenirs pendant la nuit.', 'The brain sorts memories at night.'),
    },
    {
      drawing: people,
      title: say('Rester avec les autres', 'Staying with others'),
      text: say('Parler, écouter, rire : la mémoire travaille.', 'Talking, listening, laughing: memory is at work.'),
    },
    {
      drawing: mind,
      title: say('Rester curieux', 'Staying curious'),
      text: say('Apprendre quelque chose de neuf, à tout âge.', 'Learning something at any age.'),
    },
  ],
}))
export const One: Story = inLanguage((say) => ({
  headingLevel: 'h2',
  pillars: [{ title: say('Bouger', 'Moving'), text: say('Un peu chaque jour.', 'A little every day.') }],
}))
export const LongWord: Story = inLanguage(() => ({
  headingLevel: 'h2',
  pillars: [{ title: endlessWord, text: htmlInText }],
}))
