import { isNotFound } from '@clairmemoire/api-client/errors'
import type { HandOverAnswer } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { TextField } from '@clairmemoire/ui/text-field'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusField, NotDoneNotice, SmallForm, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'
import { openHandOver } from './hand-over.queries.ts'
import type { WhyOver } from './link-over.tsx'

interface CodeFormProps {
  site: SiteContext
  /** The key of the link. */
  id: string
  onRead: (sheet: NonNullable<HandOverAnswer['sheet']>) => void
  onOver: (over: WhyOver) => void
}

const fieldId = 'hand-over-code'

/** Asks for the code of a link; spaces and separators between its digits are ignored. */
export function CodeForm({ site, id, onRead, onOver }: CodeFormProps) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const number = formatPhone(phone)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<{ left?: number }>()
  const { failure, isPending, mutate } = useSend(
    (code: string) => openHandOver(site.api, { key: id, code, locale: site.locale }),
    { onSuccess: (answer) => show(answer), onFailure: (why) => isNotFound(why) && onOver({ why: 'unknown' }) },
  )
  const open = () => {
    const code = typed.replaceAll(/\D/g, '')
    setProblem(code.length === 6 ? undefined : {})
    if (code.length === 6) mutate(code)
    else focusField(fieldId)
  }
  const show = ({ state, sheet, opened_at: openedAt, tries_left: left }: HandOverAnswer) => {
    if (state === 'read') return sheet ? onRead(sheet) : undefined
    if (state !== 'wrong_code') return onOver({ why: state, openedAt })
    setProblem({ left: left ?? 0 })
    return focusField(fieldId)
  }
  const wrong = (left: number) =>
    t({
      id: 'desk.opening.wrong',
      message: `Ce n’est pas ce code. Il reste ${plural(left, { one: '# essai', other: '# essais' })}.`,
    })
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={open}
      submitLabel={<Trans id="desk.opening.open">Ouvrir la feuille</Trans>}
    >
      <TextField
        id={fieldId}
        name="code"
        kind="number"
        label={t({ id: 'desk.opening.code', message: 'Le code que la clinique vous a dit' })}
        hint={t({ id: 'desk.opening.code.hint', message: 'Six chiffres, dits au téléphone.' })}
        value={typed}
        onChange={setTyped}
        error={
          problem === undefined
            ? undefined
            : problem.left === undefined
              ? t({ id: 'desk.opening.six', message: 'Écrivez les six chiffres du code' })
              : wrong(problem.left)
        }
      />
      {problem ? null : <NotDoneNotice failure={failure} />}
      {failure && !problem ? (
        <p>
          <Trans id="desk.opening.lost">
            La feuille a pu s’ouvrir sans arriver jusqu’à vous. Réessayez. Si le lien ne s’ouvre plus, demandez-⁠en un
            autre au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </p>
      ) : null}
    </SmallForm>
  )
}
