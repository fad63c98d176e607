import { createFileRoute } from '@tanstack/react-router'
import { LoginPage, loginCopy } from '../features/login/login-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/login')({
  loader: pageLoader(loginCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Login,
})

function Login() {
  return <LoginPage site={Route.useRouteContext()} pageText={Route.useLoaderData().pageText} />
}
