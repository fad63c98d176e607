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

/** A running flow: the visit, the loaded data, and the language. */
interface FlowWork<Draft extends PageDraft, Data> {
  context: FlowContext<Draft>
  data: Data
  i18n: I18n
}

/** One form of a page: everything that a feature defines. */
export interface Flow<Draft extends PageDraft, Data, Receipt> {
  /** The name of its draft and of its stage. */
  name: keyof Draft['flows'] & Draft['stage']
  /** The data of its steps; the first step is shown once they are loaded. Optional. */
  query?: (context: FlowContext<Draft>) => Query<Data>
  /** The steps for these values; at least one, a check or an exit last. */
  stepsOf: (work: FlowWork<Draft, Data>, values: FlowValues) => readonly Step[]
  submit: (work: FlowWork<Draft, Data>, submission: Submission) => Promise<Sent<Receipt>>
  onConfirmed: (work: FlowWork<Draft, Data>, receipt: Receipt) => void
  /** Handles a failure that leads away from the form; others are shown in place. */
  onFailed?: (work: FlowWork<Draft, Data>, failure: Failure) => void
  /** Holds the chosen time for a call while the form is filled in. */
  hold?: (context: FlowContext<Draft>, value: StepValue) => Promise<HeldTime>
  /** Further changes of the draft caused by these values. */
  changeWith?: (draft: Draft, flow: FlowDraft, data: Data) => Partial<Draft>
  /** The stage before its first step. */
  stageBefore: (context: FlowContext<Draft>) => Draft['stage']
  /** The subject of the form, if there are several. */
  about?: (context: FlowContext<Draft>) => ReactNode
  /** A notice before the person continues. */
  notice?: (work: FlowWork<Draft, Data>) => ReactNode
  /** Further actions with the answers, below the form. */
  below?: (context: FlowContext<Draft>) => ReactNode
  /** Whether these same values have reached the backend before. */
  isSent?: (context: FlowContext<Draft>) => boolean
}
