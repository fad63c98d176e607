import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import type { Action } from '../block.ts'
import { linksToFact } from '../fact.ts'
import * as fields from './fields.ts'
import { linkNotAllowed } from './inline.ts'
import { leaveOut, type Place, within } from './place.ts'
import { read } from './read.ts'

const action = v.object({ label: fields.label, href: v.string() })

/** What a button leads to; undefined where there is none, or where its link is not allowed. */
export function readAction(value: unknown, place: Place): Action | undefined {
  if (value === undefined || value === null) return undefined
  const { label, href } = read(action, value, place)
  const allowed = place.mayNameFacts && linksToFact(href) ? href : allowedLink(href)
  return allowed === undefined ? leaveOut(within(place, 'href'), linkNotAllowed) : { label, href: allowed }
}
