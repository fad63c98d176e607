import { mood, senses, sleep } from '../orientation/about-well-being.ts'
import { same } from '../bilingual-questionnaire.ts'
import type { FormSection } from './form-section.ts'

/** In the words of the memory test, so that what was answered there need not be thought over again. */
export const moodAndSleep: FormSection = {
  id: 'mood_and_sleep',
  title: same('Le moral, le sommeil, les sens', 'Mood, sleep, senses'),
  text: same('Ils comptent autant que la mémoire.', 'They matter as much as memory.'),
  questions: [mood, sleep, senses],
}
