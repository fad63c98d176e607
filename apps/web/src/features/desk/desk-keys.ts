import type { OutcomeRequest } from '@clairmemoire/api-client/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useEffectEvent } from 'react'
import { useAreKeysOn } from './key-switch.ts'

type Outcome = OutcomeRequest['outcome']

/** The outcomes of a call in the order of the form. */
export const unreachedOutcomes: readonly Outcome[] = ['no_answer', 'busy', 'voicemail', 'wrong_number']
export const reachedOutcomes: readonly Outcome[] = [
  'passed_on',
  'appointment',
  'wants_time',
  'not_eligible',
  'not_interested',
  'settled',
  'never_again',
]

const outcomeKeys = '1234567890x'

/** The key that chooses an outcome. */
export function keyOfOutcome(outcome: Outcome): string {
  return outcomeKeys[[...unreachedOutcomes, ...reachedOutcomes].indexOf(outcome)] ?? ''
}

type Action = 'nextCall' | 'call' | 'notes' | 'save' | 'guide' | 'down' | 'up' | 'undo' | 'search' | 'help'

/** The actions of coordinators, who may change several requests at once. */
type CoordinatorAction = 'select' | 'change'

export const deskKeys: Readonly<Record<Action | CoordinatorAction, { key: string; label: MessageDescriptor }>> = {
  nextCall: { key: 'n', label: msg({ id: 'desk.key.next-call', message: 'Prochain appel' }) },
  call: { key: 'c', label: msg({ id: 'desk.key.call', message: 'Appeler le numéro' }) },
  guide: { key: 'g', label: msg({ id: 'desk.key.guide', message: 'Étape suivante du guide' }) },
  notes: { key: 'e', label: msg({ id: 'desk.key.notes', message: 'Écrire vos notes (Échap pour en sortir)' }) },
  save: {
    key: 's',
    label: msg({ id: 'desk.key.save', message: 'Enregistrer l’appel (dans les notes : Ctrl + Entrée)' }),
  },
  down: { key: 'j', label: msg({ id: 'desk.key.down', message: 'Demande suivante de la liste' }) },
  up: { key: 'k', label: msg({ id: 'desk.key.up', message: 'Demande précédente de la liste' }) },
  undo: { key: 'u', label: msg({ id: 'desk.key.undo', message: 'Annuler l’appel enregistré, pendant une minute' }) },
  select: {
    key: 'm',
    label: msg({ id: 'desk.key.select', message: 'Cocher la demande (avec Maj : depuis la dernière cochée)' }),
  },
  change: { key: 'a', label: msg({ id: 'desk.key.change', message: 'Donner ou déplacer les demandes cochées' }) },
  search: { key: '/', label: msg({ id: 'desk.key.search', message: 'Chercher une personne' }) },
  help: { key: '?', label: msg({ id: 'desk.key.help', message: 'Montrer ces touches' }) },
}

/** Keys that work even if single keys are off: the first saves the call anywhere, the second leaves the notes. */
export const saveInNotes = 'ctrl+enter'
export const leaveNotes = 'escape'

function keyInNotes({ key, target, ctrlKey, metaKey }: KeyboardEvent): string | undefined {
  if (key === 'Enter' && (ctrlKey || metaKey)) return saveInNotes
  return key === 'Escape' && target instanceof HTMLTextAreaElement ? leaveNotes : undefined
}

/** Calls the action of a pressed key. Single keys do nothing while the user types or if they are switched off (WCAG 2.1.4). */
export function useDeskKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const areOn = useAreKeysOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[keyInNotes(event) ?? (areOn && isForPage(event) ? keyOf(event) : '')]
    if (action === undefined) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select, dialog *'

function isForPage({ target, ctrlKey, altKey, metaKey, repeat, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || repeat || defaultPrevented) return false
  return !(target instanceof Element && target.matches(typedInto))
}

/** French keyboards type digits only with Shift, so a digit key counts without Shift too. A letter with Shift is a key of its own. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const [, digit] = shiftKey ? [] : (/^(?:Digit|Numpad)(\d)$/.exec(code) ?? [])
  return digit ?? (shiftKey && /^[a-z]$/i.test(key) ? `shift+${key.toLowerCase()}` : key.toLowerCase())
}
