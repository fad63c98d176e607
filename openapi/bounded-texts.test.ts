import { expect, it } from 'vitest'
import contract from './generated/openapi.json' with { type: 'json' }

interface Text {
  place: string
  schema: Readonly<Record<string, unknown>>
}

/** Every schema of a text, wherever it stands: a value that is one of a list, or one fixed value, is bounded by that. */
function texts(node: unknown, place = '#'): Text[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, value]) => texts(value, `${place}/${key}`))
  const schema: Readonly<Record<string, unknown>> = { ...node }
  const isText = [schema['type']].flat().includes('string') && !('enum' in schema) && !('const' in schema)
  return isText ? [{ place, schema }, ...inside] : inside
}

const placesOf = (some: readonly Text[]) => some.map(({ place }) => place)

it('finds the texts of the contract', () => {
  expect(placesOf(texts(contract))).toEqual(
    expect.arrayContaining(['#/components/schemas/EmailAddress', '#/components/schemas/Instant']),
  )
})

it('every text of the contract has a length', () => {
  expect(placesOf(texts(contract).filter(({ schema }) => typeof schema['maxLength'] !== 'number'))).toEqual([])
})

it('every date and every instant of the contract has a pattern, for formats are read in many ways', () => {
  const dates = texts(contract).filter(({ schema }) => ['date', 'date-time', 'time'].includes(String(schema['format'])))
  expect(dates.length).toBeGreaterThan(0)
  expect(placesOf(dates.filter(({ schema }) => typeof schema['pattern'] !== 'string'))).toEqual([])
})
