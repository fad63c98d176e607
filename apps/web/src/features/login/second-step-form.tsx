import type { Failure } from '@clairmemoire/api-client/errors'
import type { SecondStep, SecondStepAsked } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { focusField, NotDoneNotice, SmallForm, useSend } from '../../form-flow/index.ts'
import { keyAnswer } from '../../platform/passkeys/passkeys.ts'
import { takeSecondStep } from '../../platform/session/log-in-and-out.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { openWantedPage } from './open-wanted-page.ts'

interface SecondStepFormProps {
  site: SiteContext
  secondStep: SecondStepAsked
  /** Called after a timeout or too many wrong attempts. */
  onOver: () => void
}

const codeId = 'login-code'

/** The step after the password. It asks for a passkey, or for a recovery code if the passkey is lost. */
export function SecondStepForm({ site, secondStep: { key, options }, onOver }: SecondStepFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<'key' | 'code'>()
  const { failure, isPending, mutate } = useSend((body: SecondStep) => takeSecondStep(site.session, site.api, body), {
    onSuccess: () => openWantedPage(router),
    onFailure: (why, { response }) => {
      if (why.kind !== 'refused') return
      if (why.fields['key']) return onOver()
      setProblem(response === undefined ? 'code' : 'key')
      if (response === undefined) focusField(codeId)
    },
  })
  // This form replaces the password form, so its heading receives the focus (WCAG 2.4.3).
  useEffect(() => heading.current?.focus(), [])

  const send = (body: SecondStep) => {
    setProblem(undefined)
    mutate(body)
  }
  const answerByKey = async () => {
    const response = await keyAnswer(options ?? '')
    if (response === undefined) setProblem('key')
    else send({ key, response })
  }
  const codeForm = (
    <SmallForm
      isSending={isPending}
      onSubmit={() => (code.trim() === '' ? setProblem('code') : send({ key, recovery_code: code.trim() }))}
      submitLabel={<Trans id="login.code.submit">Continuer avec ce code</Trans>}
    >
      <TextField
        id={codeId}
        name="recovery-code"
        autoComplete="off"
        label={t({ id: 'login.code', message: 'Un de vos codes de secours' })}
        hint={t({ id: 'login.code.hint', message: 'Chaque code sert une fois.' })}
        value={code}
        onChange={setCode}
        error={
          problem === 'code'
            ? t({ id: 'login.code.wrong', message: 'Ce code n’est pas bon, ou il a déjà servi. Essayez-⁠en un autre.' })
            : undefined
        }
      />
    </SmallForm>
  )
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        <Trans id="login.key.title">Confirmez que c’est vous</Trans>
      </h2>
      {options === null ? (
        <>
          <p>
            <Trans id="login.key.elsewhere">
              Votre clé ne sert pas sur ce site. Connectez-⁠vous sur le site dans l’autre langue, ou écrivez un code de
              secours.
            </Trans>
          </p>
          {codeForm}
        </>
      ) : (
        <>
          <Actions>
            <Button kind="primary" aria-disabled={isPending} onClick={() => void (isPending || answerByKey())}>
              <Trans id="login.key.use">Utiliser ma clé</Trans>
            </Button>
          </Actions>
          {problem === 'key' ? (
            <Notice tone="error" announce title={t({ id: 'login.key.wrong.title', message: 'La clé n’a pas répondu' })}>
              <p>
                <Trans id="login.key.wrong">Réessayez, avec une autre clé si vous en avez une.</Trans>
              </p>
            </Notice>
          ) : null}
          <Disclosure summary={<Trans id="login.key.lost">Je n’ai pas ma clé</Trans>}>{codeForm}</Disclosure>
        </>
      )}
      <StepFailure failure={failure} />
    </Stack>
  )
}

/** Shows a failure; a refusal is shown at its field instead. */
function StepFailure({ failure }: { failure: Failure | undefined }) {
  return failure?.kind === 'refused' ? null : <NotDoneNotice failure={failure} />
}
