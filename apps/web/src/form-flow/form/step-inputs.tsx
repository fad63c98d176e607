import type { Step, StepInputProps } from '../step.ts'
import { ConsentInput } from '../steps/consent-input.tsx'
import { QuestionInput } from '../steps/question-input.tsx'

/** The inputs of any step that is filled in. */
export function StepInputs({ step, ...rest }: StepInputProps<Step>) {
  switch (step.kind) {
    case 'question':
      return <QuestionInput step={step} {...rest} />
    case 'consent':
      return <ConsentInput step={step} {...rest} />
    case 'contact':
      return <step.Input step={step} {...rest} />
    case 'slot':
      return <step.Input step={step} {...rest} />
    case 'exit':
    case 'check':
    default:
      return null
  }
}
