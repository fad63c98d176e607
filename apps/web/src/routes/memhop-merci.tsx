import { createFileRoute } from '@tanstack/react-router'
import { DocumentPage, documentLoader } from '../features/documents/index.ts'
import { ProgrammeOutcome, programmeCatalog } from '../features/programme/index.ts'

export const Route = createFileRoute('/memhop-merci')({
  loader: documentLoader('/memhop-merci', programmeCatalog),
  component: ProgrammeThanks,
})

function ProgrammeThanks() {
  const data = Route.useLoaderData()
  return (
    <DocumentPage {...data}>
      <ProgrammeOutcome site={Route.useRouteContext()} title={data.pageText.title} />
    </DocumentPage>
  )
}
