import type { Change } from '../../../platform/database/store.ts'
import { hashOfCapability } from '../../../platform/capability.ts'

/** Uses up the link and puts the relative's result beside the person's; without such a link the whole change is refused. */
export function viewThroughLink(link: string, relativeResultId: string, at: Date): Change {
  const linkHash = hashOfCapability(link)
  return {
    used_link: { text: useLink, rows: [{ link_hash: linkHash, at }] },
    view: { text: putBeside, rows: [{ link_hash: linkHash, id: relativeResultId }] },
  }
}

const useLink = `
  delete from relative_link using json_to_recordset($rows) as given(link_hash text, at timestamptz)
  where relative_link.link_hash = given.link_hash and relative_link.expires_at > given.at
  returning relative_link.result_id, relative_link.link_hash`

/** No result has the id that stands in for one that is not there: its foreign key refuses. */
const putBeside = `
  insert into relative_view (result_id, relative_result_id)
  select coalesce(used_link.result_id, '00000000-0000-0000-0000-000000000000'), given.id
  from json_to_recordset($rows) as given(link_hash text, id uuid) left join used_link using (link_hash)
  on conflict (result_id) do update set relative_result_id = excluded.relative_result_id`
