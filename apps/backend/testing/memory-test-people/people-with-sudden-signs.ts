import { calmWords } from './given.ts'
import type { Person } from './person.ts'

const anything = /conseil|[Ff]aites|poisson|étude/

/** People with a sudden sign, now or long ago. */
export const peopleWithSuddenSigns: readonly Person[] = [
  {
    who: 'somebody with a face that droops today',
    answers: { sudden_signs: ['weakness'] },
    step: 'urgent',
    says: ['Demandez de l’aide tout de suite'],
    neverSays: [anything, calmWords],
    because: 'It may be a stroke: every minute counts, and nothing else may be shown.',
  },
  {
    who: 'somebody who says that the sign is there now',
    answers: { sudden_signs: ['speech'], sudden_signs_seen: 'now' },
    step: 'urgent',
    neverSays: [anything, calmWords],
    because: 'The same, answered twice.',
  },
  {
    who: 'somebody with two sudden signs who declines to say more',
    answers: { sudden_signs: ['speech', 'sight'], sudden_signs_seen: null },
    step: 'urgent',
    neverSays: [anything, calmWords],
    because: 'A declined answer does not rule out an emergency.',
  },
  {
    who: 'somebody whose sudden sign was ten years ago',
    answers: { sudden_signs: ['speech'], sudden_signs_seen: 'long_ago' },
    step: 'make_appointment',
    says: ['Vous nous avez parlé d’un signe soudain.'],
    neverSays: [/[Aa]ppelez les secours|[Rr]ien ne presse/],
    because: 'It is no longer an emergency, and a doctor should know of it.',
  },
  {
    who: 'somebody whom a doctor has seen for the sudden sign',
    answers: { sudden_signs: ['headache'], sudden_signs_seen: 'seen' },
    step: 'make_appointment',
    neverSays: [/[Aa]ppelez les secours/],
    because: 'It is already treated; that doctor decides the next steps.',
  },
  {
    who: 'somebody who forgets since a fall on the head some days ago',
    answers: { sudden_signs: ['blow'] },
    step: 'urgent',
    neverSays: [anything],
    because: 'A bleeding can come days after a blow.',
  },
  {
    who: 'somebody whose trouble began all of a sudden these days',
    answers: { onset: 'sudden_recent' },
    step: 'urgent',
    neverSays: [anything],
    because: 'A sudden start has to be seen at once, also without one of the signs.',
  },
  {
    who: 'the same, already seen by a doctor',
    answers: { onset: 'sudden_recent', onset_seen: 'seen' },
    step: 'make_appointment',
    says: ['cela a commencé d’un coup'],
    neverSays: [/[Aa]ppelez les secours/],
    because: 'It is already treated.',
  },
  {
    who: 'somebody whose trouble began all of a sudden years ago',
    answers: { onset: 'sudden_before', onset_day: '2020-05-01' },
    step: 'talk_to_doctor',
    says: ['cela a commencé d’un coup'],
    because: 'A doctor should know of a sudden start, without hurry.',
  },
]
