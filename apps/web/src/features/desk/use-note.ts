import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUser } from '../../platform/site/session-hooks.ts'
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

/** The keys of the notes that are not saved yet. They stay in memory for the time of a login, because a session may end in a note. */
export const unsavedNotes = ['desk', 'unsaved']

/** A note about a call that is saved on the server while the user types. The other windows of the user show it too. */
export function useNote({ api }: SiteContext, reference: string, draft: string, maximum: number): Note {
  const client = useQueryClient()
  const unsaved = [...unsavedNotes, useUser()?.pk, reference]
  const [note, setNote] = useState(() => client.getQueryData<string>(unsaved) ?? draft)
  const [saved, setSaved] = useState(draft)
  const [failures, setFailures] = useState(0)
  const channel = useRef<BroadcastChannel>(null)
  const save = useEffectEvent(async () => {
    const sent = await saveDraft(api, reference, note)
    if (sent.kind === 'confirmed') {
      if (client.getQueryData(unsaved) === note) client.removeQueries({ queryKey: unsaved })
      channel.current?.postMessage(note)
      setSaved(note)
      setFailures(0)
    } else {
      setFailures(failures + 1)
    }
  })
  const follow = useEffectEvent(({ data }: MessageEvent<string>) => {
    if (note !== saved) return
    setNote(data)
    setSaved(data)
  })
  useEffect(() => {
    const opened = new BroadcastChannel(`desk-note-${reference}`)
    opened.addEventListener('message', (event: MessageEvent<string>) => follow(event))
    channel.current = opened
    return () => {
      // A note may still be on its way to the server.
      channel.current = null
      opened.close()
    }
  }, [reference])
  const isTooLong = Array.from(note).length > maximum
  useEffect(() => {
    if (note === saved || isTooLong) return
    const timer = setTimeout(() => void save(), failures === 0 ? pauses.typing : pauses.again)
    return () => clearTimeout(timer)
  }, [note, saved, isTooLong, failures])
  const type = (typed: string) => {
    if (typed === saved) client.removeQueries({ queryKey: unsaved })
    else client.setQueryData(unsaved, typed)
    setNote(typed)
  }
  return { note, setNote: type, state: note === saved ? 'saved' : failures > 0 ? 'failed' : 'saving' }
}
