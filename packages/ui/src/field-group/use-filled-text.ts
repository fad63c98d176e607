import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

type TextControl = HTMLInputElement & HTMLTextAreaElement

/** What comes before any change in a form, after which React shows its fields anew, and its sending. */
const moments = ['focusin', 'pointerdown', 'keydown', 'beforeinput', 'submit'] as const

/**
 * For the control of a text. Password managers, form fillers and browsers may fill it in without an event; React then knows nothing of
 * the text, and takes it away when it shows the field anew. So the text is adopted before anything else happens in the form. All fields
 * are read, on the way of the event through the document, before the first one is adopted and shows the others anew.
 */
export function useFilledText(value: string, onChange: (text: string) => void): RefObject<TextControl | null> {
  const control = useRef<TextControl>(null)
  const adopt = useEffectEvent((text: string) => {
    if (text !== value) flushSync(() => onChange(text))
  })
  useEffect(() => {
    const { form, ownerDocument } = control.current ?? {}
    // Undefined once the field is gone: the focus moves to what took its place before the listeners leave.
    let filled: string | undefined
    const read = () => {
      filled = control.current?.value
    }
    const adoptRead = () => {
      if (filled !== undefined) adopt(filled)
    }
    const left = new AbortController()
    const options = { capture: true, signal: left.signal }
    for (const moment of moments) {
      ownerDocument?.addEventListener(moment, read, options)
      form?.addEventListener(moment, adoptRead, options)
    }
    return () => left.abort()
  }, [])
  return control
}
