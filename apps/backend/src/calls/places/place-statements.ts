import { insertRows, type RowStatement } from '../../platform/database/insert-rows.ts'
import { type CallPlaceRow, callPlace } from './call-place.table.ts'

/** The constraint that is broken when somebody else was faster. */
export const placeIsFree = 'call_place_is_free'

/** Takes or holds a place that was free when it was looked up. */
export function takePlace(row: CallPlaceRow): RowStatement {
  return insertRows(callPlace, [row], onConflict)
}

const onConflict = `
  on conflict (country, starts_at, place) do update set
    subject_id = excluded.subject_id, hold_hash = excluded.hold_hash, held_until = excluded.held_until,
    since = excluded.since,
    place = case
      when call_place.held_until <= excluded.since then call_place.place
      when call_place.held_until is not null and call_place.hold_hash = excluded.hold_hash then call_place.place
      when call_place.held_until is null and call_place.subject_id = excluded.subject_id then call_place.place
      else 0
    end`

type Kept = Pick<CallPlaceRow, 'country' | 'startsAt'>

/** Gives free what somebody had; `kept` is the time at which they are called instead. */
export function releasePlaces(subjectId: string, kept?: Kept): RowStatement {
  return {
    text: `delete from call_place using json_to_recordset($rows) as given(subject_id uuid, country text, starts_at timestamptz)
      where call_place.subject_id = given.subject_id ${otherThanKept}`,
    rows: [{ subject_id: subjectId, country: kept?.country, starts_at: kept?.startsAt }],
  }
}

/** Gives free what a key held at other times. */
export function releaseHolds(holdHash: string, kept: Kept): RowStatement {
  return {
    text: `delete from call_place using json_to_recordset($rows) as given(hold_hash text, country text, starts_at timestamptz)
      where call_place.hold_hash = given.hold_hash and held_until is not null ${otherThanKept}`,
    rows: [{ hold_hash: holdHash, country: kept.country, starts_at: kept.startsAt }],
  }
}

const otherThanKept = 'and (call_place.country, call_place.starts_at) is distinct from (given.country, given.starts_at)'
