import type { UserType } from '@clairmemoire/api-client/schema'
import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { emptyDraft, type FlowPage, FlowStages, openingCatalog, useFlowPage } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { keyAt } from '../../../private-views/index.ts'
import type { PageCopy } from '../../../routing/page-loader.ts'
import { Introduction } from './introduction.tsx'
import { allowedStage, type SelfTestDraft, selfTestDraft } from '../self-test-draft.ts'

/** Precedes the key of an invitation in the hash of its link. */
const invitationPrefix = 'r='

interface SelfTestPageProps {
  site: SiteContext
  title: string
  /** Whether the visitor chose on the previous page to answer for somebody else. */
  forRelative: boolean
}

const selfTest: FlowPage<SelfTestDraft> = {
  draft: selfTestDraft,
  allowedStage,
  firstStage: 'test',
  words: async () => (await import('../stage-words.ts')).stageWords,
  stages: {
    'welcome-back': { load: async () => (await import('../welcome-back.tsx')).SelfTestWelcomeBack },
    test: { load: async () => (await import('../test/test-flow.tsx')).TestStage, mayLeadTo: ['sent'] },
    rest: { load: async () => (await import('../rest.tsx')).RestStage },
    sent: { load: async () => (await import('../sent.tsx')).SentStage },
    invitation: {
      load: async () => (await import('../view/invitation.tsx')).InvitationStage,
      mayLeadTo: ['view'],
    },
    view: {
      load: async () => (await import('../view/view-flow.tsx')).ViewStage,
      mayLeadTo: ['view-sent', 'link-gone'],
    },
    'view-sent': { load: async () => (await import('../view/view-sent.tsx')).ViewSentStage },
    'link-gone': { load: async () => (await import('../view/link-gone.tsx')).LinkGoneStage },
  },
  pagesAfter: { sent: '/recommendations' },
}

export function SelfTestPage({ site, title, forRelative }: SelfTestPageProps) {
  const state = useFlowPage(selfTest, site)
  const { saved, goTo, begin } = state
  useInvitation({
    draft: saved.draft,
    onInvited: (change) => {
      saved.update(change)
      goTo('invitation')
    },
  })
  const start = (userType: UserType) => begin('test', { userType, ...resetForNewRespondent(saved.draft, userType) })
  const introduction = (
    <Introduction
      site={site}
      pageTitle={title}
      forRelative={saved.draft !== undefined && forRelative}
      onStart={start}
    />
  )
  return <FlowStages {...state} page={selfTest} site={site} title={title} introduction={introduction} />
}

/** The remaining questions are for the same respondent, so a new respondent starts an empty test. */
function resetForNewRespondent(draft: SelfTestDraft | undefined, userType: UserType): Partial<SelfTestDraft> {
  if (!draft?.continued || draft.userType === userType) return {}
  return { continued: undefined, flows: { ...draft.flows, test: emptyDraft } }
}

interface InvitationOptions {
  /** Undefined until the stored draft is read. */
  draft: SelfTestDraft | undefined
  onInvited: (change: Pick<SelfTestDraft, 'invitation' | 'viewResult'>) => void
}

/** Removes the invitation's key from the address at once, and stores it when the stored draft is read (R0-12, R0-13). */
function useInvitation({ draft, onInvited }: InvitationOptions): void {
  const navigate = useNavigate()
  const key = useRef<string>(undefined)
  const given = useLocation({ select: ({ hash }) => keyIn(hash) })
  const isKnown = draft !== undefined
  const accept = useEffectEvent((found: string) => onInvited({ invitation: { link: found }, viewResult: undefined }))
  // Address and storage are outside React; the address is cleared before the stored draft is read.
  useEffect(() => {
    if (given !== undefined) {
      key.current = given
      void navigate({ to: '.', replace: true })
    }
    if (!isKnown || key.current === undefined) return
    accept(key.current)
    key.current = undefined
  }, [given, isKnown, navigate])
}

function keyIn(hash: string): string | undefined {
  return hash.startsWith(invitationPrefix) ? keyAt(hash.slice(invitationPrefix.length)) : undefined
}

/** The texts before the first stage; `stage-words.ts` has those of the stages, and the questions come with their own texts. */
export const selfTestCopy: PageCopy = {
  catalog: joinCatalogs(openingCatalog, {
    fr: () => import('./locales/fr.po'),
    en: () => import('./locales/en.po'),
  }),
  title: msg({ id: 'self-test.page.title', message: 'Testez votre mémoire' }),
  description: msg({
    id: 'self-test.page.description',
    message:
      'Des questions simples sur la mémoire de tous les jours, pour vous ou pour un proche. Elles aident à choisir la prochaine étape.',
  }),
}
