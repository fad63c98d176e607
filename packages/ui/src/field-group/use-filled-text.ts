import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

type TextControl = HTMLInputElement & HTMLTextAreaElement

/** On each the other fields of the form may be shown anew, and the form may be sent. */
const moments = ['input', 'click', 'submit'] as const

/**
 * For the control of a text. Password managers, form fillers and browsers may fill it in without an event; React then knows nothing of
 * the text, and takes it away when it shows the field anew. So the text is adopted at the next event of the form, before anything else
 * is done with the event. All fields are read, on the way through the document, before the first one is adopted and shows the others anew.
 */
export function useFilledText(value: string, onChange: (text: string) => void): RefObject<TextControl | null> {
  const control = useRef<TextControl>(null)
  const adopt = useEffectEvent((text: string) => {
    if (text !== value) flushSync(() => onChange(text))
  })
  useEffect(() => {
    const { form, ownerDocument } = control.current ?? {}
    let filled: string | undefined
    const read = ({ type, target }: Event) => {
      const isTyped = type === 'input' && target === control.current
      filled = isTyped ? undefined : control.current?.value
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
