import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import type { FunctionComponent } from 'react'
import { type Flow, flowStage, Loaded, type StageProps } from '../../../form-flow/index.ts'
import { formQuery } from '../preconsultation.queries.ts'
import { type PreconsultationDraft, sectionName } from '../preconsultation-draft.ts'
import { Redirect, RedirectNotice } from './redirected.tsx'
import { sectionSteps, wordingOf } from './section-steps.ts'

/** Returns the stage that asks the questions of a section; an unknown number redirects to the first unfinished section. */
export function sectionStage(number: number): FunctionComponent<StageProps<PreconsultationDraft>> {
  const Form = flowStage(sectionFlow(number))
  return function SectionStage({ context }) {
    return (
      <Loaded query={formQuery(context)} context={context}>
        {(form) =>
          form.sections[number - 1] ? <Form context={context} /> : <Redirect context={context} form={form} />
        }
      </Loaded>
    )
  }
}

/** The form of one section. It sends nothing; confirming the check leads back to the list. */
function sectionFlow(number: number): Flow<PreconsultationDraft, PreconsultationForm, undefined> {
  const sectionOf = ({ sections }: PreconsultationForm) =>
    sections[number - 1] ?? { id: '', title: empty, questions: [] }
  return {
    name: sectionName(number),
    query: formQuery,
    stepsOf: ({ i18n, data, context }, values) =>
      sectionSteps(i18n, data, sectionOf(data), values, context.saved.draft.taken),
    submit: async () => ({ kind: 'confirmed', receipt: undefined }),
    onConfirmed: ({ context: { goTo } }) => goTo('sections'),
    changeWith: () => ({ redirectedTo: undefined }),
    stageBefore: () => 'sections',
    notice: ({ context: { saved }, data }) => {
      const { title, text } = sectionOf(data)
      const wording = wordingOf(data)
      return (
        <>
          {saved.draft.redirectedTo === sectionName(number) ? <RedirectNotice to="section" /> : null}
          <p>
            <strong>{title[wording]}</strong>
          </p>
          {text ? <p>{text[wording]}</p> : null}
        </>
      )
    },
  }
}

const empty = { self: '', someone_else: '' }
