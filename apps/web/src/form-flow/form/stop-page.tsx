import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import type { QuestionStep } from '../step.ts'

interface StopPageProps extends NonNullable<QuestionStep['stop']>, Pick<QuestionStep, 'question' | 'wording'> {
  onGoOn: (option: string) => void
  onBack: () => void
}

/** What cannot wait, alone on its page; the form goes on only once the person says that it is not so any more. */
export function StopPage({ title, body, question: { options = [] }, wording, onGoOn, onBack }: StopPageProps) {
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{title}</h1>
        {body}
        <Actions>
          {options
            .filter(({ urgent }) => !urgent)
            .map(({ id, label }) => (
              <Button key={id} kind="quiet" onClick={() => onGoOn(id)}>
                {label[wording]}
              </Button>
            ))}
          <Button kind="link" onClick={onBack}>
            <Trans id="form-flow.back">Retour</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
