import type { ConsentPurpose } from '../../../consents/consent.table.ts'
import type { RowStatement } from '../../../platform/database/insert-rows.ts'

/** The statement that notes since when consents no longer hold; one that was withdrawn before keeps its day. */
export function withdrawnConsents(subjectId: string, purposes: readonly ConsentPurpose[], at: Date): RowStatement {
  return {
    text: statement,
    rows: purposes.map((purpose) => ({ subject_id: subjectId, purpose, at })),
  }
}

const statement = `
  update consent set withdrawn_at = given.at
  from json_to_recordset($rows) as given(subject_id uuid, purpose text, at timestamptz)
  where consent.subject_id = given.subject_id and consent.purpose = given.purpose and consent.withdrawn_at is null`
