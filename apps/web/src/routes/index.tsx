import { createFileRoute } from '@tanstack/react-router'
import { HomePage, loadHome } from '../features/home/home-page.tsx'

export const Route = createFileRoute('/')({
  loader: loadHome,
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
