import type { Locale } from '@clairmemoire/domain/locale'
import { documentReasons } from './document-reasons.ts'
import { fileReasons } from './file-reasons.ts'
import { studyReasons } from './study-reasons.ts'

type Wording = Readonly<Record<Locale, string>>

/** The words of every reason, to be read after the name of the field. */
const wordings = { ...documentReasons, ...studyReasons, ...fileReasons } satisfies Record<
  string,
  (parameters: never) => Wording
>

type Wordings = typeof wordings

export type ReasonCode = keyof Wordings

/** The reason why a document, or a part of it, cannot be shown: a code with its parameters. */
export type Reason = {
  [Code in ReasonCode]: { code: Code } & (Wordings[Code] extends (parameters: infer Parameters) => Wording
    ? Parameters
    : never)
}[ReasonCode]

export function reasonText(reason: Reason, locale: Locale): string {
  const wording = wordings[reason.code] as (parameters: Reason) => Wording
  return wording(reason)[locale]
}
