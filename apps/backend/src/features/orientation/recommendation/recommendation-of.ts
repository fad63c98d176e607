import type { Locale, Recommendation } from '@clairmemoire/api-client/schema'
import type { Backend } from '../../backend.ts'
import { Unavailable } from '../../../platform/contract/failures.ts'
import type { Instrument } from '../../../questionnaires/orientation/instrument.ts'
import type { OrientationResultRow } from '../orientation.table.ts'
import { findRelativeResult } from './find-result.ts'
import { recommendation } from './recommendation.ts'
import { relativeView } from './relative-view.ts'

/** What follows from a result that was just stored: nobody can have answered beside it. */
export async function firstRecommendationOf(
  backend: Backend,
  row: OrientationResultRow,
  capability: string,
  locale: Locale,
): Promise<Recommendation> {
  const reading = { instrument: await instrumentOf(backend, row), locale, now: backend.clock() }
  return recommendation(row, capability, { ...reading, ...backend.orientation })
}

/** What follows from a result, by the version that was answered, in the language of who reads it. */
export async function recommendationOf(
  backend: Backend,
  row: OrientationResultRow,
  capability: string,
  locale: Locale,
): Promise<Recommendation> {
  const first = await firstRecommendationOf(backend, row, capability, locale)
  const relative = await findRelativeResult(backend, row)
  if (relative === undefined) return first
  const [instrument, relatives] = [await instrumentOf(backend, row), await instrumentOf(backend, relative)]
  return { ...first, relative: relativeView(row, relative, { instrument, relatives, locale, now: backend.clock() }) }
}

async function instrumentOf({ memoryTests }: Backend, row: OrientationResultRow): Promise<Instrument> {
  const instrument = await memoryTests.find(row.instrumentId, row.instrumentVersion)
  if (instrument === undefined) throw new Unavailable()
  return instrument
}
