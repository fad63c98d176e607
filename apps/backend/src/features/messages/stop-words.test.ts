import { expect, it } from 'vitest'
import { isStop } from './stop-words.ts'

it.each([
  'STOP',
  'stop',
  ' Stop. ',
  '« STOP »',
  'stop svp',
  'Stop!!! je ne veux plus de messages de vous, merci beaucoup',
  'S.T.O.P',
  'S T O P',
  'ＳＴＯＰ',
  'STOP 38123',
  'ARRET',
  'ARRÊT',
  'arrêt',
  'arre\u0302t',
  'ARR\uFFFDT',
  'ARR?T',
  'ARR%CAT',
  'Arrêtez !',
  'merci d’arrêter',
  'Please stop',
  'Stopall',
  'UNSUBSCRIBE',
  'opt-out',
  'End',
  'cancel',
])('"%s" stops text messages', (text) => {
  expect(isStop(text)).toBe(true)
})

it.each([
  '',
  '👍',
  'Merci, à demain',
  'OK',
  'Can you cancel my call on Friday?',
  'End of the week is better',
  'I live near the last stop of the bus to the hospital',
  'arrivé',
  'arrière-grand-mère',
  's’il te plaît, rappelez-moi',
  'topless',
])('"%s" does not', (text) => {
  expect(isStop(text)).toBe(false)
})
