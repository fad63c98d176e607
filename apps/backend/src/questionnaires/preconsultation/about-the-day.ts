import { same } from '../bilingual-questionnaire.ts'
import { inOwnWords } from './in-own-words.ts'
import type { FormSection } from './preconsultation.ts'

export const theDay: FormSection = {
  id: 'the_day',
  title: same('Le jour de la consultation', 'The day of the consultation'),
  text: same(
    'À apporter : l’ordonnance, les derniers examens, les lunettes et les appareils pour entendre.',
    'To bring: the prescription, the latest tests, glasses and hearing aids.',
  ),
  questions: [
    {
      id: 'comes_with',
      type: 'one_of',
      required: false,
      label: {
        fr: { self: 'Quelqu’un vient-il avec vous ?', someone_else: 'Quelqu’un vient-il avec cette personne ?' },
        en: { self: 'Does someone come with you?', someone_else: 'Does someone come with this person?' },
      },
      why: same(
        'Un proche voit souvent d’autres choses. Il peut aussi aider à retenir ce qui est dit.',
        'Someone close often sees other things. They can also help to keep in mind what is said.',
      ),
      options: [
        { id: 'someone', label: same('Oui', 'Yes') },
        { id: 'nobody', label: same('Non', 'No') },
        { id: 'not_yet', label: same('Je ne sais pas encore', 'I do not know yet') },
      ],
    },
    {
      id: 'needs',
      type: 'several_of',
      required: false,
      label: same('De quoi y a-t-il besoin ce jour-là ?', 'What is needed on that day?'),
      options: [
        { id: 'no_steps', label: same('Un accès sans marche', 'A way in without steps') },
        { id: 'hearing', label: same('Que l’on parle plus fort', 'That people speak louder') },
        { id: 'interpreter', label: same('Une autre langue que le français', 'A language other than French') },
        { id: 'breaks', label: same('Des pauses', 'Breaks') },
        { id: 'none', label: same('Rien de particulier', 'Nothing in particular'), exclusive: true },
      ],
    },
  ],
}

export const hopes: FormSection = {
  id: 'hopes',
  title: same('Ce que vous attendez', 'What you look for'),
  questions: [
    {
      id: 'hopes',
      type: 'several_of',
      required: false,
      label: same('Qu’attendez-vous de la consultation ?', 'What do you look for in the consultation?'),
      options: [
        { id: 'understand', label: same('Comprendre ce qui se passe', 'To understand what is going on') },
        { id: 'be_heard', label: same('Pouvoir en parler', 'To be able to talk about it') },
        { id: 'advice', label: same('Des conseils pour tous les jours', 'Advice for every day') },
        { id: 'treatment', label: same('Parler des traitements', 'To talk about treatments') },
        { id: 'help', label: same('De l’aide à la maison', 'Help at home') },
        { id: 'relatives', label: same('Du soutien pour les proches', 'Support for people close') },
      ],
    },
    inOwnWords(
      'hopes_words',
      same('Quelle est la question la plus importante ?', 'Which question is the most important one?'),
    ),
  ],
}
