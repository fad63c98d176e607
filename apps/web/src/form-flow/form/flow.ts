import type { Sent } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import type { FlowDraft, PageDraft } from '../page/draft.ts'
import type { FlowContext } from '../page/flow-page.ts'
import type { FlowValues, Step, StepValue } from '../step.ts'
import type { HeldTime } from './form-machine.ts'
import type { Query } from './loaded.tsx'
import type { Submission } from './submission.ts'

/** The arguments of a flow's functions: the visit, the loaded data and the language. */
interface FlowWork<Draft extends PageDraft, Data> {
  context: FlowContext<Draft>
  data: Data
  i18n: I18n
}

/** A feature's definition of one form of a page. */
export interface Flow<Draft extends PageDraft, Data, Receipt> {
  /** The name of the form's draft and of its stage. */
  name: keyof Draft['flows'] & Draft['stage']
  /** Loads the data that the steps need; the first step is shown after that. */
  query?: (context: FlowContext<Draft>) => Query<Data>
  /** Returns at least one step for these values; the last step is a check or an exit. */
  stepsOf: (work: FlowWork<Draft, Data>, values: FlowValues) => readonly Step[]
  submit: (work: FlowWork<Draft, Data>, submission: Submission) => Promise<Sent<Receipt>>
  onConfirmed: (work: FlowWork<Draft, Data>, receipt: Receipt) => void
  /** Handles a failure that leads away from the form; the form itself shows other failures. */
  onFailed?: (work: FlowWork<Draft, Data>, failure: Failure) => void
  /** Holds the chosen time for a call while the form is filled in. */
  hold?: (context: FlowContext<Draft>, value: StepValue) => Promise<HeldTime>
  /** Returns further changes to the draft that result from the values of this form. */
  changeWith?: (draft: Draft, flow: FlowDraft, data: Data) => Partial<Draft>
  /** The stage that Back opens from the first step. */
  stageBefore: (context: FlowContext<Draft>) => Draft['stage']
  /** Names the subject of the form above each step, if the form can have several subjects. */
  about?: (context: FlowContext<Draft>) => ReactNode
  /** A notice above the current step. */
  notice?: (work: FlowWork<Draft, Data>) => ReactNode
  /** Further actions below the form, shown once it has answers. */
  below?: (context: FlowContext<Draft>) => ReactNode
  /** Whether the backend has already received the current values. */
  isSent?: (context: FlowContext<Draft>) => boolean
}
