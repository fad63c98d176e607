import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { VisuallyHidden } from '@clairmemoire/ui/visually-hidden'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import {
  describedValues,
  EraseAnswers,
  Loaded,
  type StageProps,
  useDocumentTitle,
  useNewStep,
} from '../../../form-flow/index.ts'
import { formQuery } from '../preconsultation.queries.ts'
import { type PreconsultationDraft, pathOf, sectionName } from '../preconsultation-draft.ts'
import { TakeAnswers } from '../take-answers.tsx'
import { RedirectNotice } from './redirected.tsx'
import {
  firstUnfinishedSection,
  type SectionState,
  sectionStates,
  sectionSteps,
  valuesIn,
  wordingOf,
} from './section-steps.ts'

const stateLabels: Record<SectionState, MessageDescriptor> = {
  not_begun: msg({ id: 'preconsultation.state.open', message: 'À faire' }),
  begun: msg({ id: 'preconsultation.state.begun', message: 'Commencée' }),
  done: msg({ id: 'preconsultation.state.done', message: 'Finie' }),
}

/** Lists the sections, which can be filled in in any order, then the contact details and the sheet for the doctor. */
export function SectionsStage({ context }: StageProps<PreconsultationDraft>) {
  return (
    <Loaded query={formQuery(context)} context={context}>
      {(form) => <Sections context={context} form={form} />}
    </Loaded>
  )
}

function Sections({ context, form }: StageProps<PreconsultationDraft> & { form: PreconsultationForm }) {
  const { t, i18n } = useLingui()
  const [isSheetShown, setSheetShown] = useState(false)
  const { saved, title } = context
  const { redirectedTo } = saved.draft
  const states = sectionStates(i18n, form, saved.draft)
  const next = firstUnfinishedSection(states)
  const done = states.filter((state) => state === 'done').length
  const total = states.length
  const wording = wordingOf(form)
  const heading = t({ id: 'preconsultation.sections.title', message: 'Votre préparation, partie par partie' })
  useDocumentTitle(heading, title)
  useNewStep({ step: 'sections' })
  // Preloads the next pages while the visitor reads the list.
  const router = useRouter()
  useEffect(() => {
    const pages = [pathOf('contact'), pathOf(sectionName(1))].map((to) => router.preloadRoute({ to }))
    Promise.all([import('../contact/contact-flow.tsx'), ...pages]).catch(() => {})
  }, [router])
  // Visitors who come here from the section of a redirect have already seen the notice there.
  const { update } = saved
  useEffect(() => {
    if (redirectedTo !== undefined && redirectedTo !== 'sections') update({ redirectedTo: undefined })
  }, [redirectedTo, update])
  return (
    <Section width="column">
      <Stack>
        {redirectedTo === 'sections' ? <RedirectNotice to="list" /> : null}
        <h1 tabIndex={-1}>{heading}</h1>
        <p>
          <Trans id="preconsultation.sections.progress">
            Parties finies : {done} sur {total}. Choisissez l’ordre que vous voulez. Tout reste sur cet appareil.
          </Trans>
        </p>
        <TakeAnswers context={context} form={form} />
        <SummaryList
          rows={form.sections.map((section, index) => {
            const number = index + 1
            const name = section.title[wording]
            return {
              id: section.id,
              term: `${number}. ${name}`,
              value: i18n._(stateLabels[states[index] ?? 'not_begun']),
              action: (
                <Link to={pathOf(sectionName(number))}>
                  <Trans id="preconsultation.sections.open">
                    Ouvrir <VisuallyHidden> : {name}</VisuallyHidden>
                  </Trans>
                </Link>
              ),
            }
          })}
        />
        <Actions>
          <Link to={pathOf(next === undefined ? 'contact' : sectionName(next))} className={buttonClass('primary')}>
            {next === undefined ? (
              <Trans id="preconsultation.sections.contact">Donner mes coordonnées</Trans>
            ) : (
              <Trans id="preconsultation.sections.continue">Continuer avec la partie {next}</Trans>
            )}
          </Link>
          <Button kind="quiet" aria-expanded={isSheetShown} onClick={() => setSheetShown(!isSheetShown)}>
            <Trans id="preconsultation.sections.sheet">La feuille pour mon médecin</Trans>
          </Button>
        </Actions>
        {isSheetShown ? (
          <DoctorSheet form={form} draft={saved.draft} locale={context.site.locale} phone={context.phone} />
        ) : null}
        <Prose>
          <h2>
            <Trans id="preconsultation.bring.title">À apporter le jour de la consultation</Trans>
          </h2>
          <ul>
            <li>
              <Trans id="preconsultation.bring.medicines">
                Vos ordonnances, et tout ce que vous prenez sans ordonnance.
              </Trans>
            </li>
            <li>
              <Trans id="preconsultation.bring.results">
                Vos derniers résultats et comptes rendus, si vous en avez.
              </Trans>
            </li>
            <li>
              <Trans id="preconsultation.bring.glasses">Vos lunettes et vos appareils auditifs.</Trans>
            </li>
          </ul>
        </Prose>
        <EraseAnswers onErase={saved.erase} />
      </Stack>
    </Section>
  )
}

interface DoctorSheetProps {
  form: PreconsultationForm
  draft: PreconsultationDraft
  locale: Locale
  /** The clinic's number in E.164. */
  phone: string
}

/** A printable sheet with the answers so far, by section. The device builds it from the stored draft. */
function DoctorSheet({ form, draft, locale, phone }: DoctorSheetProps) {
  const { t, i18n } = useLingui()
  const [today] = useState(() => new Intl.DateTimeFormat('sv').format(new Date()))
  const values = valuesIn(draft)
  const wording = wordingOf(form)
  const parts = form.sections.map((section) => {
    const steps = sectionSteps(i18n, form, section, values).filter(({ id }) => Object.hasOwn(values, id))
    return { id: section.id, title: section.title[wording], rows: describedValues(i18n, steps, values) }
  })
  const answered = parts.filter(({ rows }) => rows.length > 0)
  return (
    <PrintSheet
      isDense
      source={`${productName}, ${formatPhone(phone)}`}
      date={formatPlainDate(locale, today)}
      title={t({ id: 'preconsultation.sheet.title', message: 'Ma préparation, pour le médecin' })}
      note={
        <Trans id="preconsultation.sheet.note">
          Ce sont les mots de la personne ou de son proche. Ce n’est ni un examen ni un diagnostic.
        </Trans>
      }
      printLabel={t({ id: 'preconsultation.sheet.print', message: 'Imprimer cette feuille' })}
    >
      {answered.length === 0 ? (
        <p>
          <Trans id="preconsultation.sheet.empty">Aucune réponse pour le moment.</Trans>
        </p>
      ) : null}
      {answered.map(({ id, title, rows }) => (
        <section key={id}>
          <h3>{title}</h3>
          <SummaryList rows={rows} />
        </section>
      ))}
    </PrintSheet>
  )
}
