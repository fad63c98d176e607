import { deepEqual } from '@tanstack/react-router'
import type { SavedIn } from '../../platform/application-state/application-state.ts'
import type { FlowDraft, PageDraft } from './draft.ts'

/** The stages before any form: the introduction, readable without scripts, and the welcome of a returning visitor. */
export const beforeForms = ['introduction', 'welcome-back'] as const
export type BeforeForms = (typeof beforeForms)[number]

/**
 * A visitor's answers in a page with forms, and their position, which is either before the forms or at the stage and step in the draft.
 * The browser's history and the device's storage follow this state.
 */
export interface PageState<Draft extends PageDraft> {
  draft: Draft
  before: BeforeForms | undefined
  /** Increases when the draft is replaced or erased, so that the forms restart. */
  revision: number
  /** Whether the draft is not stored on the device yet. */
  isNew: boolean
}

/** The stored state of a visitor in a page with forms, and its operations. */
export interface SavedPage<Draft extends PageDraft> {
  /** Undefined until the stored state is read. */
  draft: Draft | undefined
  revision: number
  /** The storage that holds the last saved change; undefined until a change is saved. */
  savedIn: SavedIn | undefined
  /** Whether saving the last change is pending. */
  isSaving: boolean
  update: (change: Partial<Draft>) => void
  /** Updates one form, and the parts of the draft that depend on it. */
  updateForm: (name: string, flow: FlowDraft, changeWith: (draft: Draft) => Partial<Draft>) => void
  /** Starts an empty draft with this change, after a confirmed submission. */
  end: (change: Partial<Draft>) => void
  /** Returns the same key whenever this draft sends the same content (R0-16). */
  submissionKey: (content: unknown) => Promise<string>
  erase: () => void
}

export interface StageRule<Draft extends PageDraft> {
  /** Returns the stage to show if `wanted` is requested; an unknown stage leads to `introduction`. */
  allowedStage: (draft: Draft, wanted: string | undefined) => Draft['stage']
}

/** The shown stage: the visitor's position, or the stage that the page allows instead. */
export function stageIn<Draft extends PageDraft>(page: StageRule<Draft>, state: PageState<Draft>): Draft['stage'] {
  return page.allowedStage(state.draft, state.before ?? state.draft.stage)
}

/** The state of the page when it opens with the stored draft. */
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

/** Changes one form, and the parts of the draft that depend on it. */
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

/** Replaces the draft with one that need not be stored again. */
export function replaced<Draft extends PageDraft>(state: PageState<Draft>, draft: Draft): PageState<Draft> {
  return { ...state, draft, revision: state.revision + 1, isNew: false }
}

/**
 * The draft of this tab after another tab has saved `theirs`: the other tab's answers with this tab's position. Undefined if nothing
 * changes, or if one of the drafts is being sent, because the backend's response then decides.
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
