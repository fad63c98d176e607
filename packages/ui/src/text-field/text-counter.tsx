import { useEffect, useState } from 'react'

const pause = 1000

/** Shows at once how much is left, and says it aloud only when the typing pauses. */
export function TextCounter({ id, typed, maximum, text }: TextCounterProps) {
  const shown = text(maximum - typed)
  const [spoken, setSpoken] = useState('')
  // A live region that changed at every key would talk over the typing.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(typed === 0 ? '' : shown), pause)
    return () => clearTimeout(timer)
  }, [shown, typed])
  return (
    <>
      <p className={typed > maximum ? 'text-counter text-counter--over' : 'text-counter'} id={id}>
        {shown}
      </p>
      <output className="visually-hidden">{spoken}</output>
    </>
  )
}

interface TextCounterProps {
  id: string
  typed: number
  maximum: number
  text: (left: number) => string
}
