import type { MessageDescriptor } from '@lingui/core'
import type { PlainPath } from '../../routing/site-map.ts'

export interface Paragraph<Words = string> {
  title: Words
  text: Words
}

/** Something to know, and the page that says more of it. */
export interface Way<Words = string> extends Paragraph<Words> {
  to: PlainPath
  /** What the link says. */
  label: Words
}

export type WayCopy = Way<MessageDescriptor>
