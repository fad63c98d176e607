import { createFileRoute } from '@tanstack/react-router'
import { loadPoster, PosterPage } from '../features/studies/index.ts'

export const Route = createFileRoute('/essais-cliniques/$trial_name/poster')({
  loader: loadPoster,
  component: StudyPoster,
})

function StudyPoster() {
  return <PosterPage {...Route.useLoaderData()} />
}
