import type { OrientationForm, UserType } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { sayIn } from '@clairmemoire/ui/testing/in-language'

/** A short test with questions of every kind and an urgent sign. */
export function sampleForm(locale: Locale, userType: UserType = 'patient'): OrientationForm {
  const say = sayIn(locale)
  const forAll = (french: string, english: string) => ({
    self: say(french, english),
    someone_else: say(french, english),
  })
  const option = (id: string, french: string, english: string) => ({ id, label: forAll(french, english) })
  return {
    id: 'sample-test',
    version: '1',
    title: say('Test d’exemple', 'Sample test'),
    user_type: userType,
    minutes: 4,
    short_minutes: 2,
    information_only: false,
    questions: [
      {
        id: 'signs',
        type: 'several_of',
        required: false,
        short: true,
        label: forAll('L’un de ces signes est-il venu d’un coup ?', 'Did one of these come on suddenly?'),
        options: [
          { ...option('speech', 'Du mal à parler', 'Trouble talking'), urgent: true },
          { ...option('none', 'Aucun', 'None'), exclusive: true },
        ],
      },
      {
        id: 'signs_seen',
        type: 'one_of',
        required: false,
        short: true,
        label: forAll('Demande-t-il de l’aide maintenant ?', 'Does it need help now?'),
        options: [
          { ...option('now', 'Oui, maintenant', 'Yes, now'), urgent: true },
          option('long_ago', 'C’était il y a longtemps', 'This was long ago'),
          option('seen', 'Un médecin m’a déjà vu pour cela', 'A doctor has seen me for this'),
        ],
        settles: 'signs',
        show_if: [{ question: 'signs', is_one_of: ['speech'] }],
      },
      {
        id: 'repeats',
        type: 'scale',
        required: false,
        short: true,
        label: {
          self: say('Redites-vous la même chose ?', 'Do you say the same thing twice?'),
          someone_else: say('Cette personne redit-elle la même chose ?', 'Does this person say the same thing twice?'),
        },
        why: forAll('Ce qui revient souvent compte plus.', 'What happens often counts more.'),
        options: [
          option('never', 'Jamais ou presque jamais', 'Never or almost never'),
          option('sometimes', 'Parfois', 'Sometimes'),
          option('often', 'Souvent', 'Often'),
          option('very_often', 'Très souvent', 'Very often'),
        ],
      },
      {
        id: 'began',
        type: 'date',
        required: false,
        label: forAll('Quel jour est-ce arrivé ?', 'What day did it happen?'),
        hint: forAll('À peu près, si vous ne savez plus.', 'Your best guess, if you are not sure.'),
        validation: { min_date: '1950-01-01', max_date: '2027-03-05' },
      },
      {
        id: 'comment',
        type: 'long_text',
        required: false,
        label: forAll('Que voulez-vous dire d’autre ?', 'What else do you want to say?'),
        validation: { max_len: 500 },
      },
    ],
  }
}
