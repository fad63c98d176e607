import type { Sent } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import type { Locale } from '@clairmemoire/domain/locale'
import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import type { FlowDraft, PageDraft } from '../page/draft.ts'
import type { FlowContext } from '../page/flow-page.ts'
import type { FlowValues, Step, StepValue } from '../step.ts'
import type { HeldTime } from './form-machine.ts'
import type { Query } from './loaded.tsx'

/** The answers of a form, and the language of the request. */
export interface Submission {
  values: FlowValues
  locale: Locale
}

/** A flow at work: the visit, what was loaded for it, and the language. */
export interface FlowWork<Draft extends PageDraft, Data> {
  context: FlowContext<Draft>
  data: Data
  i18n: I18n
}

/** One form of a page: what a feature brings, and all it has to bring. */
export interface Flow<Draft extends PageDraft, Data, Receipt> {
  /** That of its draft and of its stage. */
  name: keyof Draft['flows'] & string
  /** What its steps stand on; the first one is shown once it is there. Without it there is no data. */
  query?: (context: FlowContext<Draft>) => Query<Data>
  /** The steps that these values lead through; at least one, a check or an exit last. */
  stepsOf: (work: FlowWork<Draft, Data>, values: FlowValues) => readonly Step[]
  submit: (work: FlowWork<Draft, Data>, submission: Submission) => Promise<Sent<Receipt>>
  onConfirmed: (work: FlowWork<Draft, Data>, receipt: Receipt) => void
  /** A failure that leads away from the form; any other is said where it is. */
  onFailed?: (work: FlowWork<Draft, Data>, failure: Failure) => void
  /** Keeps the time that was chosen for a call while the rest is filled in. */
  hold?: (context: FlowContext<Draft>, value: StepValue) => Promise<HeldTime>
  /** What else of the draft changes with these values. */
  changeWith?: (draft: Draft, flow: FlowDraft, data: Data) => Partial<Draft>
  /** The stage before its first step. */
  stageBefore: (context: FlowContext<Draft>) => Draft['stage']
  /** What the form is about, where it is about one thing of several. */
  about?: (context: FlowContext<Draft>) => ReactNode
  /** What the person should know before going on. */
  notice?: (work: FlowWork<Draft, Data>) => ReactNode
  /** What else can be done with what was answered, below the form. */
  below?: (context: FlowContext<Draft>) => ReactNode
  /** These very values have reached the backend before. */
  isSent?: (context: FlowContext<Draft>) => boolean
}
