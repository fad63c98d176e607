import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { UserType } from '@clairmemoire/api-client/schema'
import { type FlowPage, FlowStages, useFlowPage } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/use-contact-phone.ts'
import { matchPath } from '../../routing/public-paths.ts'
import { Introduction } from './introduction.tsx'
import { type SelfTestDraft, selfTestDraft, type SelfTestStage } from './self-test-draft.ts'
import { allowedStage } from './self-test-stage.ts'

interface SelfTestPageProps {
  site: SiteContext
  title: string
}

const selfTest: FlowPage<SelfTestDraft> = {
  draft: selfTestDraft,
  allowedStage,
  firstStage: 'test',
  stages: {
    'welcome-back': { load: async () => (await import('./welcome-back.tsx')).WelcomeBack },
    test: { load: async () => (await import('./test/test-flow.tsx')).TestStage, mayLeadTo: ['sent'] },
    sent: { load: async () => (await import('./sent.tsx')).SentStage },
  },
  isThisPage: (path) => matchPath(path)?.page.screen === 'Questionnaire',
}

export function SelfTestPage({ site, title }: SelfTestPageProps) {
  const state = useFlowPage(selfTest, site)
  const phone = useContactPhone()
  const { kept } = state
  const goTo = useWayToResult(state.goTo)
  const start = (userType: UserType) => {
    kept.update({ userType })
    goTo('test')
  }
  const introduction = <Introduction site={site} pageTitle={title} phone={phone} onStart={start} />
  const stages = { ...state, goTo, page: selfTest, site, title, phone, introduction }
  return <FlowStages {...stages} />
}

/** The result is another page: who has just sent their answers is led there, and Back returns to the page that says they are sent. */
function useWayToResult(goTo: (stage: SelfTestStage) => void): (stage: SelfTestStage) => void {
  const navigate = useNavigate()
  const [isSentHere, setSentHere] = useState(false)
  useEffect(() => {
    if (isSentHere) void navigate({ to: '/recommendations' })
  }, [navigate, isSentHere])
  return (stage) => (stage === 'sent' ? setSentHere(true) : goTo(stage))
}
