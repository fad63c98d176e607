import { expect, it } from 'vitest'
import { isTownName } from './typed-name.ts'

it.each([
  ['Lyon 3e', true],
  ['Saint-Étienne', true],
  ['L’Haÿ-les-Roses', true],
  ['Washington, D.C.', true],
  ['75011', false],
  ['www.evil.example', false],
  ['camille@exemple.example', false],
  ['\u3164', false],
  ['', false],
  ['a'.repeat(101), false],
] as const)('%j is the name of a town: %s', (text, isName) => {
  expect(isTownName(text)).toBe(isName)
})
