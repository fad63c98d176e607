import type { Change } from '../../platform/database/store.ts'

/**
 * The change that erases results by the hashes of their keys, with all that hangs on them, and what repeated requests would
 * have been answered with. Does the same when there is nothing to erase.
 */
export function erasedResults(hashes: readonly string[], at: Date): Change {
  const rows = hashes.map((hash) => ({ hash, at }))
  return {
    erased: {
      text: `delete from orientation_result using json_to_recordset($rows) as given(hash text, at timestamptz)
        where capability_hash = given.hash returning orientation_result.id, reference, given.at`,
      rows,
    },
    keys: {
      text: `delete from idempotency_key using erased, json_to_recordset($rows) as given(hash text)
        where subject_id = erased.id`,
      rows: [{ hash: '' }],
    },
    places: {
      text: `delete from call_place using erased, json_to_recordset($rows) as given(hash text)
        where call_place.subject_id = erased.id`,
      rows: [{ hash: '' }],
    },
    trail: {
      text: `insert into audit_entry (action, subject_id, reference, at)
        select distinct 'memory_test_erased', erased.id, erased.reference, erased.at
        from erased, json_to_recordset($rows) as given(hash text)`,
      rows: [{ hash: '' }],
    },
  }
}
