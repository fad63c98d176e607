import { deepEqual } from '@tanstack/react-router'
import type { Keeping } from '../../platform/application-state/application-state.ts'
import type { FlowDraft, PageDraft } from './draft.ts'

/** The stages before any form: the page itself, readable without a script, and the welcome of who comes back. */
export const beforeForms = ['introduction', 'welcome-back'] as const
export type BeforeForms = (typeof beforeForms)[number]

/**
 * What a visitor has answered at a page with forms, and their position there: before the forms, or at the stage of the draft and
 * at the step of its form. The history and the device mirror it.
 */
export interface PageState<Draft extends PageDraft> {
  draft: Draft
  before: BeforeForms | undefined
  /** Counts how often the draft was replaced from outside: forms then begin anew. */
  revision: number
  /** Not yet known to the device. */
  isNew: boolean
}

/** What is kept of a visitor at a page with forms, and what may happen to it. */
export interface KeptPage<Draft extends PageDraft> {
  /** Undefined until it is known what this device remembers. */
  draft: Draft | undefined
  revision: number
  /** Undefined until the device has said. */
  keeping: Keeping | undefined
  /** Whether the device has not yet said so of the last change. */
  isSaving: boolean
  update: (change: Partial<Draft>) => void
  /** One form, with what changes with it. */
  updateForm: (name: string, flow: FlowDraft, changeWith: (draft: Draft) => Partial<Draft>) => void
  /** The submission was confirmed: a draft without its answers begins. */
  end: (change: Partial<Draft>) => void
  /** The same for the same content of this draft (R0-16). */
  submissionKey: (content: unknown) => Promise<string>
  erase: () => void
}

export interface StageRule<Draft extends PageDraft> {
  /** The stage that may be shown to who wants this one; `introduction` for an unknown one. */
  allowedStage: (draft: Draft, wanted: string | undefined) => Draft['stage']
}

/** The stage that is shown: the one where the visitor stands, as far as the draft allows it. */
export function stageIn<Draft extends PageDraft>(page: StageRule<Draft>, state: PageState<Draft>): Draft['stage'] {
  return page.allowedStage(state.draft, state.before ?? state.draft.stage)
}

/** The page at its opening, with what the device kept. */
export function opened<Draft extends PageDraft>(
  page: StageRule<Draft>,
  draft: Draft,
  wanted: string,
): PageState<Draft> {
  return movedTo(page, { draft, before: undefined, revision: 0, isNew: true }, wanted)
}

export function movedTo<Draft extends PageDraft>(
  page: StageRule<Draft>,
  state: PageState<Draft>,
  wanted: string,
): PageState<Draft> {
  const stage = page.allowedStage(state.draft, wanted)
  const before = beforeForms.find((name) => name === stage)
  if (before) return state.before === before ? state : { ...state, before }
  const isThere = state.before === undefined && state.draft.stage === stage
  return isThere ? state : { ...changed(state, { ...state.draft, stage }), before: undefined }
}

export function changed<Draft extends PageDraft>(state: PageState<Draft>, draft: Draft): PageState<Draft> {
  return deepEqual(state.draft, draft) ? state : { ...state, draft, isNew: true }
}

/** One form, with what changes with it. */
export function changedForm<Draft extends PageDraft>(
  state: PageState<Draft>,
  name: string,
  flow: FlowDraft,
  changeWith: (draft: Draft) => Partial<Draft>,
): PageState<Draft> {
  const { draft } = state
  if (deepEqual(draft.flows[name], flow)) return state
  return changed(state, { ...draft, ...changeWith(draft), flows: { ...draft.flows, [name]: flow } })
}

/** The same page with another draft, which the device knows already. */
export function replaced<Draft extends PageDraft>(state: PageState<Draft>, draft: Draft): PageState<Draft> {
  return { ...state, draft, revision: state.revision + 1, isNew: false }
}

/**
 * The draft of this tab after another one saved `theirs`: the answers are theirs, the position is its own. Undefined when there
 * is nothing to follow, or when one of both is being sent: then the answer of the backend decides.
 */
export function mergeTabDrafts<Draft extends PageDraft>(own: Draft, theirs: Draft): Draft | undefined {
  if (isBeingSent(own) || isBeingSent(theirs)) return undefined
  const flows = Object.entries(theirs.flows).map(([name, flow]) => [name, atStepOf(own.flows[name], flow)] as const)
  const followed = { ...theirs, id: theirs.id ?? own.id, stage: own.stage, flows: Object.fromEntries(flows) }
  return deepEqual(followed, own) ? undefined : followed
}

function isBeingSent({ flows }: PageDraft): boolean {
  return Object.values(flows).some(({ isSending }) => isSending)
}

function atStepOf(own: FlowDraft | undefined, theirs: FlowDraft): FlowDraft {
  const { step: _, ...answers } = theirs
  return own?.step === undefined ? answers : { ...answers, step: own.step }
}
