import { createFileRoute } from '@tanstack/react-router'
import { DocumentPage, documentLoader } from '../features/documents/document-page.tsx'
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
