import type { Failure } from '@clairmemoire/api-client/errors'
import type { LogInRequest, SecondStepAsked } from '@clairmemoire/api-client/schema'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { Choice } from '@clairmemoire/ui/choice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { focusField, NotDoneNotice, SmallForm, useSend } from '../../form-flow/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import { logIn } from '../../platform/session/log-in-and-out.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { openWantedPage } from './open-wanted-page.ts'
import { SecondStepForm } from './second-step-form.tsx'

type Problem = 'email' | 'password' | 'wrong' | 'late'

const ids = { email: 'login-email', password: 'login-password' }

/** Asks for mail address and password at once, so that password managers can fill them in; a failure keeps them (WCAG 3.3.8). */
function LoginForm({ site }: { site: SiteContext }) {
  const { t } = useLingui()
  const router = useRouter()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [secondStep, setSecondStep] = useState<SecondStepAsked>()
  const { failure, isPending, mutate } = useSend((body: LogInRequest) => logIn(site.session, site.api, body), {
    onSuccess: (session) => {
      if ('key' in session) setSecondStep(session)
      else openWantedPage(router)
    },
    onFailure: (why) => why.kind === 'refused' && refuse(problemIn(why)),
  })
  const errors: Record<Problem, { email?: string; password?: string }> = {
    email: { email: t({ id: 'login.email.wrong', message: 'Écrivez votre adresse e-mail entière' }) },
    password: { password: t({ id: 'login.password.missing', message: 'Écrivez votre mot de passe' }) },
    wrong: {
      password: t({
        id: 'login.wrong',
        message:
          'L’adresse et le mot de passe ne correspondent pas. Vérifiez les deux, puis réessayez. Si vous avez oublié le mot de passe, demandez-en un autre à la personne qui gère le site.',
      }),
    },
    late: {
      password: t({
        id: 'login.late',
        message: 'La connexion a pris trop de temps. Écrivez de nouveau votre mot de passe.',
      }),
    },
  }

  const refuse = (why: Problem) => {
    setProblem(why)
    focusField(why === 'email' ? ids.email : ids.password)
  }
  const enter = () => {
    setProblem(undefined)
    const address = readEmailAddress(email.trim())
    if (address === undefined) return refuse('email')
    if (password === '') return refuse('password')
    return mutate({ email: address, password })
  }
  if (secondStep)
    return (
      <SecondStepForm
        site={site}
        secondStep={secondStep}
        onOver={() => {
          setSecondStep(undefined)
          setPassword('')
          setProblem('late')
        }}
      />
    )
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={enter}
      submitLabel={<Trans id="login.title">Se connecter</Trans>}
      otherwise={
        <p>
          <Trans id="login.note">
            Cette page est pour l’équipe de la clinique : les visiteurs n’ont pas besoin de compte. Vous restez connecté
            une journée au plus, ou 20 heures sans rien faire.
          </Trans>
        </p>
      }
    >
      <TextField
        id={ids.email}
        name="username"
        kind="email"
        autoComplete="username"
        label={t({ id: 'login.email', message: 'Votre adresse e-mail de la clinique' })}
        value={email}
        onChange={setEmail}
        error={problem && errors[problem].email}
      />
      <TextField
        id={ids.password}
        name="password"
        kind={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        label={t({ id: 'login.password', message: 'Votre mot de passe' })}
        value={password}
        onChange={setPassword}
        error={problem && errors[problem].password}
      />
      <Choice
        kind="checkbox"
        label={t({ id: 'login.show', message: 'Afficher le mot de passe' })}
        checked={isShown}
        onChange={() => setShown(!isShown)}
      />
      {failure?.kind === 'refused' ? null : <NotDoneNotice failure={failure} />}
    </SmallForm>
  )
}

export const LoginView = withClient(LoginForm)

function problemIn({ fields }: Extract<Failure, { kind: 'refused' }>): Problem {
  return fields['email'] ? 'email' : 'wrong'
}
