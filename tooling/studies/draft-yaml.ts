import { Document } from 'yaml'
import type { Draft } from '@clairmemoire/registry/draft'

const note = ` A draft from a public register: the site never shows it.
 Look at each line, correct its criteria, and set "seen: true". "missing" is what the register does not say:
 under "study", write it. Then: pnpm studies finish <this file> <address of the study>`

/** A draft as YAML for editing; repeated values are written out instead of aliased, so that each can be changed separately. */
export function draftYaml(draft: Draft): string {
  const document = new Document(draft, { aliasDuplicateObjects: false })
  document.commentBefore = note
  return document.toString({ lineWidth: 120 })
}
