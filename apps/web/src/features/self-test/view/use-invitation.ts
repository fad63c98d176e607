import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { resultIdAt } from '../../../own-results/index.ts'
import type { SelfTestDraft } from '../self-test-draft.ts'

interface OpenDraft {
  /** Undefined until it is known what this device remembers. */
  draft: SelfTestDraft | undefined
  onInvited: (change: Pick<SelfTestDraft, 'invitation' | 'viewResult'>) => void
}

const prefix = 'r='

/** The link that the address gives behind its #: it leaves the address at once, and goes into the draft (R0-12, R0-13). */
export function useInvitation({ draft, onInvited }: OpenDraft): void {
  const navigate = useNavigate()
  const link = useRef<string>(undefined)
  const given = useLocation({ select: ({ hash }) => linkIn(hash) })
  const isKnown = draft !== undefined
  const accept = useEffectEvent((found: string) => onInvited({ invitation: { link: found }, viewResult: undefined }))
  // The address and the device lie outside React: the first gives the link up before the second is known.
  useEffect(() => {
    if (given !== undefined) {
      link.current = given
      void navigate({ to: '.', replace: true })
    }
    if (!isKnown || link.current === undefined) return
    accept(link.current)
    link.current = undefined
  }, [given, isKnown, navigate])
}

function linkIn(hash: string): string | undefined {
  return hash.startsWith(prefix) ? resultIdAt(hash.slice(prefix.length)) : undefined
}
