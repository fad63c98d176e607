import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

type TextControl = HTMLInputElement & HTMLTextAreaElement

/** One of these events comes before any change of a form, after which React renders its fields again, and before its submission. */
const moments = ['focusin', 'pointerdown', 'keydown', 'beforeinput', 'submit'] as const

/**
 * Password managers, form fillers and browsers may fill in a text control without an event. React does not know this text and would
 * remove it at the next render. So this hook calls `onChange` with the text before anything else happens in the form. First all
 * fields are read, in listeners on the document, because the call for the first field renders the other fields too.
 */
export function useFilledText(value: string, onChange: (text: string) => void): RefObject<TextControl | null> {
  const control = useRef<TextControl>(null)
  const adopt = useEffectEvent((text: string) => {
    if (text !== value) flushSync(() => onChange(text))
  })
  useEffect(() => {
    const { form, ownerDocument } = control.current ?? {}
    // The text is undefined after the field is unmounted: the focus moves to the next step before the listeners are removed.
    let filled: string | undefined
    const read = () => {
      filled = control.current?.value
    }
    const adoptValue = () => {
      if (filled !== undefined) adopt(filled)
    }
    const left = new AbortController()
    const options = { capture: true, signal: left.signal }
    for (const moment of moments) {
      ownerDocument?.addEventListener(moment, read, options)
      form?.addEventListener(moment, adoptValue, options)
    }
    return () => left.abort()
  }, [])
  return control
}
