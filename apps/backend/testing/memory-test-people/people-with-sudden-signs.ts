import { calmWords } from './given.ts'
import type { Person } from './person.ts'

const anything = /conseil|[Ff]aites|poisson|étude/

/** What came all of a sudden, now or long ago. */
export const peopleWithSuddenSigns: readonly Person[] = [
  {
    who: 'somebody with a face that droops today',
    answers: { sudden_signs: ['weakness'] },
    step: 'urgent',
    says: ['Demandez de l’aide tout de suite'],
    neverSays: [anything, calmWords],
    because: 'It may be a stroke: every minute counts, and nothing else may be read first.',
  },
  {
    who: 'somebody who says that the sign is there now',
    answers: { sudden_signs: ['speech'], sudden_signs_seen: 'now' },
    step: 'urgent',
    neverSays: [anything, calmWords],
    because: 'The same, said twice.',
  },
  {
    who: 'somebody with two sudden signs who declines to say more',
    answers: { sudden_signs: ['speech', 'sight'], sudden_signs_seen: null },
    step: 'urgent',
    neverSays: [anything, calmWords],
    because: 'What is not said is not settled.',
  },
  {
    who: 'somebody whose sudden sign was ten years ago',
    answers: { sudden_signs: ['speech'], sudden_signs_seen: 'long_ago' },
    step: 'make_appointment',
    says: ['Vous nous avez parlé d’un signe soudain.'],
    neverSays: [/[Aa]ppelez les secours|[Rr]ien ne presse/],
    because: 'There is no hurry of minutes any more, and a doctor should know of it.',
  },
  {
    who: 'somebody whom a doctor has seen for the sudden sign',
    answers: { sudden_signs: ['headache'], sudden_signs_seen: 'seen' },
    step: 'make_appointment',
    neverSays: [/[Aa]ppelez les secours/],
    because: 'It is in hand; what follows belongs to that doctor.',
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
    because: 'What comes of a sudden has to be seen at once, also without one of the signs.',
  },
  {
    who: 'the same, already seen by a doctor',
    answers: { onset: 'sudden_recent', onset_seen: 'seen' },
    step: 'make_appointment',
    says: ['cela a commencé d’un coup'],
    neverSays: [/[Aa]ppelez les secours/],
    because: 'It is in hand.',
  },
  {
    who: 'somebody whose trouble began all of a sudden years ago',
    answers: { onset: 'sudden_before', onset_day: '2020-05-01' },
    step: 'talk_to_doctor',
    says: ['cela a commencé d’un coup'],
    because: 'A sudden start should be told, without hurry.',
  },
]
