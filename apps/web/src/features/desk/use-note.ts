import { useEffect, useEffectEvent, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { saveDraft } from './desk.queries.ts'

/** Milliseconds between the last keystroke and saving, and between two attempts to save. */
const pauses = { typing: 500, again: 5000 }

interface Note {
  note: string
  setNote: (note: string) => void
  /** After `failed` the note stays on the page and is sent again. */
  state: 'saved' | 'saving' | 'failed'
}

/** A note about a call that is saved on the server while the user types. */
export function useNote({ api }: SiteContext, reference: string, draft: string, maximum: number): Note {
  const [note, setNote] = useState(draft)
  const [saved, setSaved] = useState(draft)
  const [failures, setFailures] = useState(0)
  const keep = useEffectEvent(async () => {
    const sent = await saveDraft(api, reference, note)
    if (sent.kind === 'confirmed') {
      setSaved(note)
      setFailures(0)
    } else setFailures(failures + 1)
  })
  const isTooLong = Array.from(note).length > maximum
  useEffect(() => {
    if (note === saved || isTooLong) return
    const timer = setTimeout(() => void keep(), failures === 0 ? pauses.typing : pauses.again)
    return () => clearTimeout(timer)
  }, [note, saved, isTooLong, failures])
  return { note, setNote, state: note === saved ? 'saved' : failures > 0 ? 'failed' : 'saving' }
}
