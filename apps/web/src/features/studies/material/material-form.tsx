import type { ApiClient } from '@clairmemoire/api-client'
import { type Sent, send } from '@clairmemoire/api-client/calls'
import { isNotFound } from '@clairmemoire/api-client/errors'
import type { PasswordCheck, StudyListings, StudyMaterial } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode } from '@clairmemoire/domain/study'
import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { Choice } from '@clairmemoire/ui/choice'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusField, formFlowCatalog, NotDoneNotice, SmallForm, useSend } from '../../../form-flow/index.ts'
import { withClient } from '../../../platform/clients/with-client.tsx'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { studiesCatalog } from '../page-copies.ts'

/** The texts of the form and of the studies; a page that the server rendered contains only some of them. */
export const materialCatalog = joinCatalogs(formFlowCatalog, studiesCatalog)

const field = 'study-password'

type Problem = 'study' | 'empty' | 'wrong'

interface MaterialFormProps {
  site: SiteContext
  /** The studies in the language of the page. */
  studies: StudyListings['studies']
}

/** Asks for the password of a study and shows its material. Neither is stored. */
function MaterialForm({ site, studies }: MaterialFormProps) {
  const { api, locale } = site
  const { t } = useLingui()
  const [code, setCode] = useState(studies.length === 1 ? (studies[0]?.trial_code ?? '') : '')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const {
    data: material,
    failure,
    isPending,
    mutate,
    reset,
  } = useSend((typed: Typed) => openMaterial(api, locale, typed), {
    onSuccess: (opened) => (opened ? setPassword('') : refuse('wrong')),
  })

  const problems: Record<Problem, string> = {
    study: t({ id: 'studies.material.study-missing', message: 'Choisissez d’abord l’étude.' }),
    empty: t({ id: 'studies.material.missing', message: 'Écrivez le mot de passe.' }),
    wrong: t({
      id: 'studies.material.wrong',
      message: 'Ce n’est pas le mot de passe de cette étude. Vérifiez l’étude choisie, les majuscules et les espaces.',
    }),
  }
  const refuse = (why: Problem) => {
    setProblem(why)
    focusField(field)
  }
  const open = () => {
    setProblem(undefined)
    if (code !== '' && password.trim() !== '') return mutate({ code, password })
    reset()
    return refuse(code === '' ? 'study' : 'empty')
  }
  return (
    <>
      <SmallForm
        isSending={isPending}
        onSubmit={open}
        submitLabel={<Trans id="studies.material.open">Ouvrir les documents</Trans>}
      >
        {studies.length > 1 && (
          <ChoiceGroup
            kind="radio"
            layout="pills"
            name="material-study"
            legend={t({ id: 'studies.material.study', message: 'De quelle étude ?' })}
            options={studies.map(({ trial_code: id, name }) => ({ id, label: name }))}
            value={[code]}
            onChange={([chosen = '']) => setCode(chosen)}
          />
        )}
        <TextField
          id={field}
          kind={isShown ? 'text' : 'password'}
          autoComplete="off"
          label={t({ id: 'studies.material.password', message: 'Mot de passe de l’étude' })}
          hint={t({ id: 'studies.material.hint', message: 'Il vous a été donné par l’équipe de l’étude.' })}
          value={password}
          onChange={setPassword}
          {...(problem && { error: problems[problem] })}
        />
        <Choice
          kind="checkbox"
          label={t({ id: 'studies.material.show', message: 'Afficher le mot de passe' })}
          checked={isShown}
          onChange={() => setShown(!isShown)}
        />
        {isNotFound(failure) ? (
          <Notice tone="info" announce>
            <p>
              <Trans id="studies.material.untranslated">
                Le mot de passe est juste, mais ces documents n’existent pas en français. Appelez-⁠nous.
              </Trans>
            </p>
          </Notice>
        ) : (
          <NotDoneNotice failure={failure} />
        )}
      </SmallForm>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not contain headings */}
      <div role="status">
        {material && (
          <Prose>
            <h3>{material.title}</h3>
            {material.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </Prose>
        )}
      </div>
    </>
  )
}

export const MaterialView = withClient(MaterialForm)

type Api = () => Promise<ApiClient>

interface Typed {
  code: StudyCode
  password: string
}

/** Loads the material; undefined if the password is wrong. */
async function openMaterial(
  api: Api,
  locale: Locale,
  { code, password }: Typed,
): Promise<Sent<StudyMaterial | undefined>> {
  const checked = await checkPassword(api, code, password)
  if (checked.kind !== 'confirmed') return checked
  const { key } = checked.receipt
  return key === undefined ? { kind: 'confirmed', receipt: undefined } : readMaterial(api, locale, key)
}

/** Checks the password of a study. The response to a correct password contains the key to the material. */
function checkPassword(api: Api, code: StudyCode, password: string): Promise<Sent<PasswordCheck>> {
  return send<PasswordCheck>(async (signal) =>
    (await api()).POST('/api/trials/utils/check_password', { body: { trial_code: code, password }, signal }),
  )
}

/** Reads the material. The key is sent in a header, so that no address contains it. */
function readMaterial(api: Api, locale: Locale, key: string): Promise<Sent<StudyMaterial>> {
  return send<StudyMaterial>(async (signal) =>
    (await api()).GET('/api/trials/material', {
      params: { query: { locale }, header: { 'Material-Key': key } },
      signal,
    }),
  )
}
