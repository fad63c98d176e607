import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import { bounds } from '../bounds.ts'
import { type ClinicFacts, clinicFactNames, type Footer, type FooterEntry, type FooterGroup } from '../footer.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { warn, type ReadContext, read, readEach, refuse, within } from './read.ts'
import { linkNotAllowed } from './rich-text.ts'

const factFields = v.object({
  price: fields.optionalLabel,
  reimbursement: fields.optionalLabel,
  visitLength: fields.optionalLabel,
  address: fields.optionalLabel,
  openingHours: fields.optionalLabel,
  answerTime: fields.optionalLabel,
})
const index = v.object({
  Footer: v.pipe(v.array(v.unknown()), v.maxLength(bounds.footerGroups, `has more than ${bounds.footerGroups} groups`)),
})
const group = v.object({ title: fields.label, group: v.array(v.unknown()) })
const entry = v.object({ name: fields.label, link: v.string(), text: fields.optionalLabel })

/** Reads the document `index`. An entry without an allowed link is skipped. */
export function readFooter(attributes: Attributes, context: ReadContext): Footer {
  const { Footer } = read(index, attributes, context)
  const groups = readEach(Footer, within(context, 'Footer'), readGroup)
  const entries = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  if (entries > bounds.footerEntries) refuse(within(context, 'Footer'), `has more than ${bounds.footerEntries} links`)
  const facts = readFacts(attributes, context)
  return { groups, ...(Object.keys(facts).length > 0 ? { facts } : {}) }
}

function readFacts(attributes: Attributes, context: ReadContext): ClinicFacts {
  const written = read(factFields, attributes, context)
  return Object.fromEntries(clinicFactNames.flatMap((name) => (written[name] ? [[name, written[name]]] : [])))
}

function readGroup(value: unknown, context: ReadContext): FooterGroup | undefined {
  const { title, group: listed } = read(group, value, context)
  const entries = readEach(listed, within(context, 'group'), readEntry)
  return entries.length === 0 ? warn(context, 'is a group without a link') : { title, entries }
}

function readEntry(value: unknown, context: ReadContext): FooterEntry | undefined {
  const { name, link, text } = read(entry, value, context)
  const allowed = allowedLink(link)
  if (allowed === undefined) return warn(within(context, 'link'), linkNotAllowed)
  return { name, link: allowed, ...(text && { text }) }
}
