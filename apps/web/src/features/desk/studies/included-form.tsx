import type { IncludedCount, StudyFigures } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { FieldRow, SelectField } from '@clairmemoire/ui/desk-controls'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DoneNotice, focusField, NotDoneNotice, SmallForm, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { weekOf } from './figure-texts.ts'
import { setIncluded } from './studies.queries.ts'

const field = 'included'

interface IncludedFormProps {
  site: SiteContext
  figures: StudyFigures
  onEntered: (figures: StudyFigures) => void
}

/** A form for the weekly number of included people that the sites of a study report. */
export function IncludedForm({ site, figures, onEntered }: IncludedFormProps) {
  const { i18n, t } = useLingui()
  // oxlint-disable-next-line unicorn/no-array-reverse -- the oldest browsers have no toReversed (ADR 0059)
  const weeks = [...figures.weeks].reverse().map(({ week }) => week)
  const [week, setWeek] = useState(weeks[0] ?? '')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { failure, isPending, isSuccess, mutate, reset } = useSend(
    (included: IncludedCount) => setIncluded(site.api, figures.trial_code, included),
    { onSuccess: onEntered },
  )
  const save = () => {
    const isCount = /^\d{1,3}$/.test(typed.trim())
    setWrong(!isCount)
    if (isCount) return mutate({ week, count: Number(typed) })
    reset()
    return focusField(field)
  }
  return (
    <>
      <h2>
        <Trans id="desk.studies.included.title">Personnes incluses dans l’étude</Trans>
      </h2>
      <SmallForm
        isSending={isPending}
        onSubmit={save}
        submitLabel={<Trans id="desk.studies.included.save">Enregistrer le nombre</Trans>}
      >
        <FieldRow>
          <SelectField
            label={i18n._(weekOf)}
            value={week}
            options={weeks.map((value) => ({ value, label: formatPlainDate(site.locale, value) }))}
            onChange={setWeek}
          />
          <TextField
            id={field}
            name={field}
            kind="number"
            label={t({ id: 'desk.studies.included.count', message: 'Combien de personnes' })}
            error={
              isWrong ? t({ id: 'desk.studies.included.wrong', message: 'Écrivez un nombre de 0 à 999' }) : undefined
            }
            value={typed}
            onChange={setTyped}
          />
        </FieldRow>
        <NotDoneNotice failure={failure} />
        {isSuccess ? (
          <DoneNotice>
            <Trans id="desk.studies.included.saved">C’est enregistré. Le dernier nombre d’une semaine compte.</Trans>
          </DoneNotice>
        ) : null}
      </SmallForm>
    </>
  )
}
