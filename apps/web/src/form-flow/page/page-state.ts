import { deepEqual } from '@tanstack/react-router'
import type { SavedIn } from '../../platform/application-state/application-state.ts'
import type { FlowDraft, PageDraft } from './draft.ts'

/** The stages before any form: the page itself, readable without scripts, and the welcome of a returning visitor. */
export const beforeForms = ['introduction', 'welcome-back'] as const
export type BeforeForms = (typeof beforeForms)[number]

/**
 * A visitor's answers in a page with forms, and their position: before the forms, or at the stage of the draft and the step of its form.
 * History and device mirror it.
 */
export interface PageState<Draft extends PageDraft> {
  draft: Draft
  before: BeforeForms | undefined
  /** Counts replacements of the draft from outside: forms then restart. */
  revision: number
  /** Not stored on the device yet. */
  isNew: boolean
}

/** The stored state of a visitor in a page with forms, and its operations. */
export interface SavedPage<Draft extends PageDraft> {
  /** Undefined until the stored state is read. */
  draft: Draft | undefined
  revision: number
  /** Undefined until the device has reported it. */
  savedIn: SavedIn | undefined
  /** Whether saving the last change is pending. */
  isSaving: boolean
  update: (change: Partial<Draft>) => void
  /** Updates one form, with dependent changes of the draft. */
  updateForm: (name: string, flow: FlowDraft, changeWith: (draft: Draft) => Partial<Draft>) => void
  /** After a confirmed submission: starts a draft without its answers. */
  end: (change: Partial<Draft>) => void
  /** The same for the same content of this draft (R0-16). */
  submissionKey: (content: unknown) => Promise<string>
  erase: () => void
}

export interface StageRule<Draft extends PageDraft> {
  /** The allowed stage for a wanted one; `introduction` for an unknown one. */
  allowedStage: (draft: Draft, wanted: string | undefined) => Draft['stage']
}

/** The shown stage: the visitor's position, as far as the draft allows it. */
export function stageIn<Draft extends PageDraft>(page: StageRule<Draft>, state: PageState<Draft>): Draft['stage'] {
  return page.allowedStage(state.draft, state.before ?? state.draft.stage)
}

/** The page at its opening, with the stored draft. */
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

/** One form, with dependent changes of the draft. */
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

/** The same page with another draft, which is already stored. */
export function replaced<Draft extends PageDraft>(state: PageState<Draft>, draft: Draft): PageState<Draft> {
  return { ...state, draft, revision: state.revision + 1, isNew: false }
}

/**
 * The draft of this tab after another one saved `theirs`: their answers with this tab's position. Undefined if there is no change, or if
 * one of both is being sent: then the backend's response decides.
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
