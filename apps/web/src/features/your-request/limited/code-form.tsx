import { formatPhone } from '@clairmemoire/i18n/phone'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { TextField } from '@clairmemoire/ui/text-field'
import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { focusField, NotDoneNotice, SmallForm } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'
import { limitedQuery, useCode } from './limited.queries.ts'

interface CodeFormProps {
  site: SiteContext
  id: string
  /** 0 if no code opens the request now. */
  triesLeft: number
  onOpened: () => void
}

/** Asks for the code that opens the whole request on this device. */
export function CodeForm({ site, id, triesLeft, onOpened }: CodeFormProps) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const phone = useContactPhone()
  const number = formatPhone(phone)
  const [typed, setTyped] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const { data, failure, isPending, mutate } = useCode(site.api, id, {
    onSuccess: ({ opened, tries_left }) => {
      if (opened) return onOpened()
      // The form disappears with the last try, so the focus moves to the reason.
      if (tries_left === 0) heading.current?.focus()
      else focusField('code')
      client.setQueryData(limitedQuery(site.api, id).queryKey, (call) => call && { ...call, tries_left })
    },
  })
  const send = () => {
    const code = typed.replaceAll(/\s/g, '')
    const isComplete = /^[0-9]{4}$/.test(code)
    setIncomplete(!isComplete)
    if (isComplete) mutate(code)
    else focusField('code')
  }
  return (
    <Section labelledBy="code-title">
      <Prose>
        <h2 id="code-title" ref={heading} tabIndex={-1}>
          <Trans id="your-request.code.title">Ouvrir toute votre demande</Trans>
        </h2>
        {triesLeft === 0 ? (
          <p>
            <Trans id="your-request.code.none">
              Aucun code n’ouvre votre demande pour le moment. Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a> :
              nous vous en donnons un.
            </Trans>
          </p>
        ) : (
          <SmallForm
            isSending={isPending}
            onSubmit={send}
            submitLabel={<Trans id="your-request.code.send">Ouvrir ma demande</Trans>}
          >
            <TextField
              id="code"
              name="code"
              kind="number"
              label={<Trans id="your-request.code.label">Votre code à quatre chiffres</Trans>}
              hint={
                <Trans id="your-request.code.hint">
                  Il vous a été donné à la fin de votre demande, ou au téléphone. Vous ne l’avez plus ? Appelez-⁠nous au{' '}
                  {number}.
                </Trans>
              }
              error={
                isIncomplete ? (
                  <Trans id="your-request.code.incomplete">Écrivez les quatre chiffres de votre code</Trans>
                ) : data && !isPending ? (
                  <WrongCode triesLeft={triesLeft} number={number} />
                ) : undefined
              }
              value={typed}
              onChange={setTyped}
            />
            <NotDoneNotice failure={failure} />
          </SmallForm>
        )}
      </Prose>
    </Section>
  )
}

function WrongCode({ triesLeft, number }: { triesLeft: number; number: string }) {
  return (
    <Trans id="your-request.code.wrong">
      Ce n’est pas le bon code. Vous pouvez essayer encore <Plural value={triesLeft} one="# fois" other="# fois" />, ou
      nous appeler au {number}
    </Trans>
  )
}
