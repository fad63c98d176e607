import type { CallToActionBlock } from '@clairmemoire/cms-client/block'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Panel } from '@clairmemoire/ui/panel'
import { ContentLink } from '../platform/content/content-link.tsx'

export function CallToAction({ id, block: { title, text, action } }: CallToActionProps) {
  return (
    <Panel tone="deep">
      <h2 id={id}>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
      <Actions>
        <ContentLink href={action.href} className={buttonClass('sun')}>
          {action.label}
        </ContentLink>
      </Actions>
    </Panel>
  )
}

interface CallToActionProps {
  id: string | undefined
  block: CallToActionBlock
}
