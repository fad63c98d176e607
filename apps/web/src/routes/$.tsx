import { createFileRoute } from '@tanstack/react-router'
import { DocumentPage, loadDocument } from '../features/documents/document-page.tsx'

export const Route = createFileRoute('/$')({
  loader: loadDocument,
  component: DocumentOfRow,
})

function DocumentOfRow() {
  return <DocumentPage {...Route.useLoaderData()} />
}
