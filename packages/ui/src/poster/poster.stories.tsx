import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Poster } from './poster.tsx'

const meta = { component: Poster, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Poster>

export default meta
type Story = StoryObj<typeof meta>

export const OfAStudy: Story = inLanguage((say) => ({
  source: 'Clairmémoire',
  tag: say('Étude de recherche', 'Research study'),
  title: say('Une étude d’exemple', 'A sample study'),
  lead: say('Elle cherche à savoir une chose.', 'It asks one thing.'),
  lists: [
    { title: say('Pour qui', 'For whom'), items: [say('Vous avez 50\u00a0ans ou plus', 'You are 50 or older')] },
    { title: say('Ce qu’elle demande', 'What it asks'), items: [say('Des questionnaires', 'Questions')] },
  ],
  code: { size: 3, path: 'M0 0h1v1h-1zM2 2h1v1h-1z', label: say('Code QR de la page', 'QR code for the page') },
  call: say('Pour en parler', 'To talk about it'),
  phone: <a href="tel:+33199001234">01 99 00 12 34</a>,
  address: 'clairmemoire.example/etudes/exemple',
  notes: [say('Seule l’équipe de l’étude peut confirmer.', 'Only the study team can confirm.')],
  printLabel: say('Imprimer l’affiche', 'Print the poster'),
}))
