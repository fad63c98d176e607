import { same } from '../bilingual-questionnaire.ts'
import type { FormSection } from './form-section.ts'

export const dailyLife: FormSection = {
  id: 'daily_life',
  title: {
    fr: { self: 'Votre vie de tous les jours', someone_else: 'Sa vie de tous les jours' },
    en: { self: 'Your everyday life', someone_else: 'Their everyday life' },
  },
  questions: [
    {
      id: 'lives',
      type: 'one_of',
      required: false,
      label: {
        fr: { self: 'Avec qui vivez-vous ?', someone_else: 'Avec qui cette personne vit-elle ?' },
        en: { self: 'Who do you live with?', someone_else: 'Who does this person live with?' },
      },
      options: [
        { id: 'alone', label: same('Personne', 'Nobody') },
        { id: 'partner', label: same('Conjoint ou conjointe', 'A partner') },
        { id: 'family', label: same('De la famille ou des amis', 'Family or friends') },
        { id: 'home', label: same('En maison de retraite', 'In a care home') },
      ],
    },
    {
      id: 'help',
      type: 'several_of',
      required: false,
      label: {
        fr: { self: 'Pour quoi vous aide-t-on ?', someone_else: 'Pour quoi aide-t-on cette personne ?' },
        en: { self: 'What do people help you with?', someone_else: 'What do people help this person with?' },
      },
      options: [
        { id: 'papers', label: same('Les papiers et l’argent', 'Papers and money') },
        { id: 'shopping', label: same('Les courses', 'Shopping') },
        { id: 'meals', label: same('Les repas', 'Meals') },
        { id: 'trips', label: same('Les trajets', 'Trips') },
        { id: 'washing', label: same('La toilette et les habits', 'Washing and dressing') },
        { id: 'none', label: same('Pour rien', 'With nothing'), exclusive: true },
      ],
    },
    {
      id: 'drives',
      type: 'one_of',
      required: false,
      label: {
        fr: { self: 'Conduisez-vous ?', someone_else: 'Cette personne conduit-elle ?' },
        en: { self: 'Do you drive?', someone_else: 'Does this person drive?' },
      },
      why: same(
        'Pour parler de la route, si cela devient difficile. Rien n’est transmis à personne d’autre.',
        'To talk about driving, if it becomes hard. Nothing is passed on to anyone else.',
      ),
      options: [
        { id: 'yes', label: same('Oui', 'Yes') },
        { id: 'no_longer', label: same('Plus maintenant', 'No longer') },
        { id: 'never', label: same('Non', 'No') },
      ],
    },
  ],
}
