import { expect, it } from 'vitest'
import { newerUses } from './newer-uses.ts'

const namesIn = (code: string) => newerUses(code).map(({ name }) => name)

it.each([
  ['URL.canParse(a)', 'URL.canParse'],
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['Iterator.from(a)', 'Iterator.from'],
  ['list.toReversed()', 'toReversed'],
  ['list.with(0, 1)', 'with'],
  ['set.union(other)', 'union'],
  ['element.showPopover()', 'showPopover'],
  ['map.values().map(String)', 'Iterator.map'],
  ['text.replace(/(?<=a)b/, "")', 'lookbehind'],
  ['new RegExp(`(?<!${letter})b`)', 'lookbehind'],
  ['text.replace(/[a--b]/v, "")', 'flag v'],
])('%s is newer than the floor', (code, name) => {
  expect(namesIn(code)).toEqual([name])
})

it.each([
  'structuredClone(a)',
  'crypto.randomUUID()',
  'list.findLast(test)',
  'list.at(-1)',
  'Object.values(a).map(String)',
  'text.replaceAll(/(?<name>a)/g, "")',
  '"requestIdleCallback" in window ? requestIdleCallback(start) : start()',
  'if (URL.canParse) URL.canParse(a)',
  'list.toSorted?.()',
])('%s is old enough, or the code tests for it first', (code) => {
  expect(namesIn(code)).toEqual([])
})
