import { forAll, noneOf, severalPossible, unknown, yesNoUnknown } from '../bilingual-questionnaire.ts'
import type { ScreeningQuestion } from './screening-question.ts'

/** The questions about the study partner and about scans. */
export const questionsAboutTakingPart: readonly ScreeningQuestion[] = [
  {
    id: 'study_partner',
    type: 'one_of',
    required: false,
    label: {
      fr: {
        self: 'Quelqu’un qui vous connaît bien peut-il venir avec vous aux rendez-vous ?',
        someone_else: 'Quelqu’un qui connaît bien votre proche peut-il l’accompagner aux rendez-vous ?',
      },
      en: {
        self: 'Can someone who knows you well come to appointments with you?',
        someone_else: 'Can someone who knows this person well come to appointments with them?',
      },
    },
    hint: forAll('Par exemple quelqu’un de la famille ou de l’entourage.', 'For example a relative or a friend.'),
    why: forAll(
      'Beaucoup d’études demandent aussi l’avis d’une personne proche.',
      'Many studies also want to hear from someone close.',
    ),
    options: yesNoUnknown,
  },
  {
    id: 'partner_hours',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'study_partner', is_one_of: ['yes'] }],
    label: {
      fr: {
        self: 'Combien de temps cette personne passe-t-elle avec vous ?',
        someone_else: 'Combien de temps cette personne passe-t-elle avec votre proche ?',
      },
      en: {
        self: 'How much time does that person spend with you?',
        someone_else: 'How much time does that person spend with the person you are answering for?',
      },
    },
    why: forAll(
      'Cette personne doit bien connaître la vie de tous les jours.',
      'That person has to know everyday life well.',
    ),
    options: [
      { id: 'together', label: forAll('Sous le même toit', 'Under the same roof') },
      { id: 'over_10', label: forAll('10 heures par semaine ou plus', '10 hours a week or more') },
      { id: 'from_4', label: forAll('4 à 10 heures par semaine', '4 to 10 hours a week') },
      { id: 'under_4', label: forAll('Moins de 4 heures par semaine', 'Less than 4 hours a week') },
      unknown,
    ],
  },
  {
    id: 'partner_takes_part',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'study_partner', is_one_of: ['yes'] }],
    label: forAll(
      'Cette personne accepterait-elle de participer aussi à l’étude ?',
      'Would that person agree to take part in the study too?',
    ),
    hint: forAll(
      'Par exemple pour répondre à des questions sur sa propre vie.',
      'For example to answer questions about their own life.',
    ),
    why: forAll(
      'Certaines études s’adressent aux deux personnes ensemble.',
      'Some studies are for the two people together.',
    ),
    options: yesNoUnknown,
  },
  {
    id: 'mri',
    type: 'one_of',
    required: false,
    label: {
      fr: { self: 'Pouvez-vous passer une IRM ?', someone_else: 'Une IRM est-elle possible pour votre proche ?' },
      en: { self: 'Can you have an MRI scan?', someone_else: 'Can this person have an MRI scan?' },
    },
    hint: forAll(
      'L’IRM prend des images du cerveau dans un appareil étroit. Un stimulateur cardiaque ou du métal dans le corps peut l’empêcher.',
      'An MRI takes pictures of the brain in a narrow machine. A pacemaker or metal in the body can prevent it.',
    ),
    why: forAll('Certaines études comprennent des IRM.', 'Some studies include MRI scans.'),
    options: yesNoUnknown,
  },
  {
    id: 'mri_obstacles',
    type: 'several_of',
    required: false,
    show_if: [{ question: 'mri', is_one_of: ['no', 'unknown'] }],
    label: forAll('Qu’est-ce qui pourrait empêcher une IRM ?', 'What might prevent an MRI scan?'),
    hint: severalPossible,
    why: forAll(
      'Un obstacle peut compter pour une étude et pas pour une autre.',
      'An obstacle may matter for one study and not for another.',
    ),
    options: [
      { id: 'pacemaker', label: forAll('Un stimulateur cardiaque (pacemaker)', 'A pacemaker') },
      {
        id: 'metal_in_body',
        label: forAll(
          'Du métal dans le corps, par exemple un clip ou un implant de l’oreille',
          'Metal in the body, for example a clip or an ear implant',
        ),
      },
      { id: 'fear_of_closed_spaces', label: forAll('La peur des endroits fermés', 'Fear of closed spaces') },
      noneOf('Rien de tout cela'),
      { ...unknown, exclusive: true },
    ],
  },
]
