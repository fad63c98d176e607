import { createFileRoute } from '@tanstack/react-router'
import { loadStudy, StudyDetailPage } from '../features/studies/index.ts'

export const Route = createFileRoute('/essais-cliniques/$trial_name/')({
  loader: loadStudy,
  component: StudyDetail,
})

function StudyDetail() {
  return <StudyDetailPage {...Route.useLoaderData()} />
}
