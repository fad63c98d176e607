import { type BilingualQuestion, same } from '../bilingual-questionnaire.ts'
import { comesWith, questionsAboutWhoComes } from './about-who-comes.ts'
import { inOwnWords } from './in-own-words.ts'
import type { FormSection } from './form-section.ts'

const needs: BilingualQuestion = {
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
}

export const theDay: FormSection = {
  id: 'the_day',
  title: same('Le jour de la consultation', 'The day of the consultation'),
  text: same(
    'À apporter : l’ordonnance, les derniers examens, les lunettes et les appareils pour entendre.',
    'To bring: the prescription, the latest tests, glasses and hearing aids.',
  ),
  questions: [...questionsAboutWhoComes, needs],
}

/** As it was asked in version 1. */
export const theDayBefore: FormSection = { ...theDay, questions: [comesWith, needs] }

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
