import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Timeline } from './study-course.tsx'

const meta = { component: Timeline } satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const VisitsOfAStudy: Story = inLanguage((say) => ({
  steps: [
    {
      when: say('Avant le début', 'Before the start'),
      about: say('Chez vous, environ 2\u00a0heures', 'At home, about 2 hours'),
      text: say('Des questions et des exercices de mémoire.', 'Questions and memory tests.'),
      tags: [say('Questionnaires', 'Questionnaires'), say('Tests de mémoire', 'Memory tests')],
    },
    {
      when: say('Toutes les 4\u00a0semaines', 'Every 4 weeks'),
      about: say('Dans un centre', 'At a center'),
      text: say('Le produit passe goutte à goutte dans une veine.', 'The product goes into a vein, drop by drop.'),
      tags: [say('Perfusion', 'Infusion')],
    },
    { when: say('À la fin', 'At the end'), text: say('Une dernière visite.', 'A last visit.') },
  ],
}))

export const LongLabels: Story = inLanguage(() => ({
  steps: [
    {
      when: 'Ensuite, pour les personnes que l’étude a choisies, tous les trois mois environ',
      about: 'Dans un centre d’investigation neuropsychologique, environ une demi-journée',
      text: 'Des électroencéphalogrammes et des examens neuropsychologiques complémentaires.',
      tags: ['Électroencéphalogramme', 'Ponction lombaire', 'Prise de sang', 'Images du cerveau', 'Questionnaires'],
    },
  ],
}))
