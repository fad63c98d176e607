import type { Locale } from '@clairmemoire/domain/locale'
import type { Draft } from './draft.ts'
import { linesToWrite } from './lines-to-write.ts'
import { missing } from './missing.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields that a register provides, in the shape of a study document with texts in one language; missing ones are absent. */
export function draftFields({ study, lines }: Draft, locale: Locale): Fields {
  const { texts, ...facts } = study
  const { version: _, ...text } = texts[locale]
  const fields = withoutMissing({ ...facts, ...linesToWrite(lines === missing ? [] : lines), ...text })
  return fields as Fields
}

/** Drops missing values at any depth, and values that are then empty. */
function withoutMissing(value: unknown): unknown {
  if (value === missing) return undefined
  if (Array.isArray(value)) return unlessEmpty(value.map(withoutMissing).filter((part) => part !== undefined))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, part]) => [name, withoutMissing(part)] as const)
  return unlessEmpty(Object.fromEntries(fields.filter(([, part]) => part !== undefined)))
}

function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value
}
