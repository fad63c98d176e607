import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

type TextControl = HTMLInputElement & HTMLTextAreaElement

/** The events that precede any change of a form, after which React renders its fields again, and its submission. */
const moments = ['focusin', 'pointerdown', 'keydown', 'beforeinput', 'submit'] as const

/**
 * For a text control. Password managers, form fillers and browsers may fill it in without an event; React does not know that text
 * and would remove it at the next render. So the text is adopted before anything else happens in the form. All fields are read in
 * the capture phase, before adopting the first one renders the others.
 */
export function useFilledText(value: string, onChange: (text: string) => void): RefObject<TextControl | null> {
  const control = useRef<TextControl>(null)
  const adopt = useEffectEvent((text: string) => {
    if (text !== value) flushSync(() => onChange(text))
  })
  useEffect(() => {
    const { form, ownerDocument } = control.current ?? {}
    // Undefined once the field is unmounted: the focus moves to its replacement before the listeners are removed.
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
